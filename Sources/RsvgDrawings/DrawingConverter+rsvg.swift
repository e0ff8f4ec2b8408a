// SPDX-License-Identifier: Apache-2.0

internal import CRsvg
internal import ComputationKit
public import Presentation

extension DrawingConverter {
    /// Converts drawings by librsvg 2.46 or later, which is loaded when the first drawing is converted.
    ///
    /// Throws a `ComputationError` of the code `unavailable` if librsvg isn't installed. Pages have a fixed date, so that
    /// equal drawings give equal bytes.
    public static let rsvg = DrawingConverter { svg, format throws(ComputationError) in
        var svg = svg
        let (status, bytes) = svg.withUTF8 { buffer in
            guard let start = buffer.baseAddress else { return (ALMANAC_RSVG_UNREADABLE, [UInt8]()) }
            var result: UnsafeMutableRawPointer?
            var count = 0
            let status = almanac_rsvg_render(start, buffer.count, format == .pdf, &result, &count)
            guard status == ALMANAC_RSVG_DONE, let result else { return (status, []) }
            defer { almanac_rsvg_free(result) }
            return (status, Array(UnsafeRawBufferPointer(start: result, count: count)))
        }
        let name = format.rawValue.uppercased()
        switch status {
        case ALMANAC_RSVG_DONE: return bytes
        case ALMANAC_RSVG_MISSING:
            throw ComputationError(
                .unavailable,
                "\(name) needs librsvg 2.46 or later, which isn't installed (librsvg2-2 on Debian); "
                    + "SVG works without it.")
        case ALMANAC_RSVG_TOO_LARGE:
            throw ComputationError(
                .refused, "The picture is too large for \(name): expected at most 32767 pixels a side.")
        default: throw ComputationError(.internalError, "librsvg can't read the drawing.")
        }
    }
}
