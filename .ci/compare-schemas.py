"""Reads schemas and documents from schema-documents, and fails where the program and python3-jsonschema disagree, or if
there are fewer documents for each schema than the argument says.

A document is valid for the program if no issue breaks the schema; refusals of the domain don't count.
"""

import json
import sys

from jsonschema import Draft202012Validator

validators = {}
counts = {"documents": 0, "valid": 0, "disagreements": 0}

for line in sys.stdin:
    row = json.loads(line)
    name = row["schema"]
    if "jsonSchema" in row:
        Draft202012Validator.check_schema(row["jsonSchema"])
        validators[name] = Draft202012Validator(row["jsonSchema"])
        continue
    counts["documents"] += 1
    counts["valid"] += row["isValid"]
    is_valid = validators[name].is_valid(row["document"])
    if is_valid == row["isValid"]:
        continue
    counts["disagreements"] += 1
    if counts["disagreements"] <= 20:
        said = "accepts" if row["isValid"] else "refuses"
        error = next(iter(validators[name].iter_errors(row["document"])), None)
        reason = f"{list(error.absolute_path)}: {error.message[:200]}" if error else "valid"
        print(f"{name}: the program {said}, the schema says {reason}: {json.dumps(row['document'])[:600]}")

print(
    f"schemas: {len(validators)} schemas, {counts['documents']} documents, {counts['valid']} of them valid, "
    f"{counts['disagreements']} disagreements"
)
# Each schema has the number of documents that was asked for.
is_complete = validators and counts["documents"] >= int(sys.argv[1]) * len(validators) > 0
sys.exit(1 if counts["disagreements"] or not is_complete else 0)
