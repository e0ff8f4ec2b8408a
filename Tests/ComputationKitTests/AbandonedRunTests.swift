// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Glibc
import Synchronization
import Testing

@Suite struct AbandonedRunTests {
    @Test(arguments: [false, true])
    func `a run that never checks its deadline or cancellation is abandoned and counted`(isPooled: Bool) async throws {
        let mayEnd = Mutex(false)
        let begun = Mutex(0)
        let manifest = Manifest(id: "test.stubborn", summary: "Ignores time.", examples: [Example("Go", [:])])
        let stubborn = AnyComputation(manifest: manifest, input: .nothing, output: .nothing) { _, _ in
            begun.withLock { $0 += 1 }
            while !mayEnd.withLock(\.self) { usleep(1_000) }
            return [:]
        }
        let engine = try Engine([Listed([stubborn])], executor: isPooled ? .pool(width: 2) : .caller)
        let late = await #expect(throws: ComputationError.self) {
            try await engine.run("test.stubborn", [:], in: Context(deadline: .now + .milliseconds(20)))
        }
        #expect(late?.code == .deadline)
        let task = Task { try await engine.run("test.stubborn", [:], in: Context(deadline: .now + .seconds(3_600))) }
        task.cancel()
        #expect(await #expect(throws: ComputationError.self) { try await task.value }?.code == .cancelled)
        // On a busy machine, a run can be too late before it begins; then it ends at once.
        let begunRuns = begun.withLock(\.self)
        #expect((begunRuns...2).contains(engine.abandonedRuns))
        mayEnd.withLock { $0 = true }
        while engine.abandonedRuns > 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
}
