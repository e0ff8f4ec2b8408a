#!/usr/bin/env python3
"""Lists the ten slowest tests of a run, in seconds, from the event stream of `swift test`.

    .ci/slowest-tests.py EVENTS

The time of a test is the sum of its cases, each from the moment it began to run. The durations in the log also include
the time that tests wait to run.
"""

import json
import sys
from collections import defaultdict

begun, seconds, names = {}, defaultdict(float), {}
with open(sys.argv[1], encoding="utf-8") as events:
    for line in events:
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            module = payload["id"].split(".")[0]
            names[payload["id"]] = f"{module}: {payload.get('displayName') or payload['name'].strip('`')}"
        elif payload["kind"] in ("testCaseStarted", "testCaseEnded"):
            key = (payload["testID"], payload.get("_testCase", {}).get("id"))
            instant = payload["instant"]["absolute"]
            if payload["kind"] == "testCaseStarted":
                begun[key] = instant
            elif key in begun:
                seconds[payload["testID"]] += instant - begun.pop(key)

for test, time in sorted(seconds.items(), key=lambda item: -item[1])[:10]:
    print(f"{time:7.1f}  {names.get(test, test)}")
