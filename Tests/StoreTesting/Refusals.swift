// SPDX-License-Identifier: Apache-2.0

package import AlmanacStore
package import ComputationKit

/// The paths of the problems that some work is refused for; none when it is done.
package func refusedPaths(_ work: () throws -> some Any) -> [String] {
    do {
        _ = try work()
        return []
    } catch {
        return (error as? ComputationError)?.issues.map(\.path) ?? ["\(error)"]
    }
}

/// What some work is refused for, as the user reads it; empty when it is done.
package func refusalText(_ work: () throws -> some Any) -> String {
    do {
        _ = try work()
        return ""
    } catch {
        return "\(error)"
    }
}

/// The code of the engine's error that some work ends with.
package func errorCode(_ work: () throws -> some Any) -> ComputationError.Code? {
    do {
        _ = try work()
        return nil
    } catch {
        return (error as? ComputationError)?.code
    }
}

/// The code of the store's error that some work ends with.
package func refusal(_ work: () throws -> some Any) -> StoreError.Code? {
    do {
        _ = try work()
        return nil
    } catch {
        return (error as? StoreError)?.code
    }
}
