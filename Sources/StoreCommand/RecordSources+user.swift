// SPDX-License-Identifier: Apache-2.0

package import AlmanacStore
internal import ComputationKit

extension RecordSources {
    /// What the records of a person at this machine use: its clock in its time zone.
    package static var ofUser: RecordSources { RecordSources(clock: WallClock.system.inZone(.machine)) }
}
