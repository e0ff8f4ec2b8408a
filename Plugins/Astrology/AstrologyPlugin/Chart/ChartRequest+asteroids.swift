// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ChartRequest {
    /// Returns the request with the number of each minor planet that is named.
    /// - Throws: ``ValidationIssue`` if a name isn't in the list of the source, or the source has no list.
    func numberingAsteroids(by source: any EphemerisSource) throws(ValidationIssue) -> ChartRequest {
        // Most requests have the standard bodies, whose shared storage makes this comparison fast.
        if bodies == CelestialBody.standard { return self }
        var request = self
        for index in bodies.indices {
            guard case .asteroidNamed(let name) = bodies[index] else { continue }
            func issue(_ suggestion: String) -> ValidationIssue {
                ValidationIssue(
                    path: "bodies[\(index)]",
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
            request.bodies[index] = body
        }
        return request
    }
}
