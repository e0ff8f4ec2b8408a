// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ChartRequest {
    /// Returns the request with all bodies in one list, and with the number of each minor planet that is named.
    /// - Throws: ``ValidationIssue`` if a name isn't in the list of the source, the source has no list, or a body to leave
    ///   out isn't in the chart or was added.
    func listingBodies(by source: any EphemerisSource) throws(ValidationIssue) -> ChartRequest {
        // Most requests have the standard bodies, whose shared storage makes this comparison fast.
        if bodies == CelestialBody.standard, addedBodies.isEmpty, omittedBodies.isEmpty { return self }
        var request = self
        let added = try Self.numbered(addedBodies, path: "addedBodies", by: source)
        request.bodies = try Self.numbered(bodies, path: "bodies", by: source) + added
        (request.addedBodies, request.omittedBodies) = ([], [])
        for (index, body) in try Self.numbered(omittedBodies, path: "omittedBodies", by: source).enumerated() {
            func issue(_ expected: String, _ suggestion: String?) -> ValidationIssue {
                ValidationIssue(
                    path: "omittedBodies[\(index)]", expected: expected,
                    got: omittedBodies[index].word.quoted(limit: 60), recoverySuggestion: suggestion)
            }
            if added.contains(body) { throw issue("a body that isn't added as well", "remove one of them") }
            guard request.bodies.contains(body) else {
                let guess = ClosestMatch(to: body.word, among: request.bodies.map(\.word))
                throw issue("a body of the chart to leave out", guess.map { "did you mean \($0.word)?" })
            }
            request.bodies.removeAll { $0 == body }
        }
        guard !request.bodies.isEmpty else {
            throw ValidationIssue(path: "omittedBodies", expected: "at least one body to remain", got: "all of them")
        }
        return request
    }

    /// Returns the bodies with the number of each minor planet that is named.
    private static func numbered(
        _ bodies: [CelestialBody], path: String, by source: any EphemerisSource
    ) throws(ValidationIssue) -> [CelestialBody] {
        var bodies = bodies
        for index in bodies.indices {
            guard case .asteroidNamed(let name) = bodies[index] else { continue }
            func issue(_ suggestion: String) -> ValidationIssue {
                ValidationIssue(
                    path: "\(path)[\(index)]",
                    expected: "the name of a minor planet in the list of \(source.identity.name)",
                    got: bodies[index].word.quoted(limit: 60), recoverySuggestion: suggestion)
            }
            let number: Int32?
            do {
                number = try source.asteroidNumber(named: name)
            } catch {
                throw issue(error.message)
            }
            guard let body = number.flatMap({ CelestialBody(asteroidNumber: $0) }) else {
                throw issue("give its number, as in asteroid 433")
            }
            bodies[index] = body
        }
        return bodies
    }
}
