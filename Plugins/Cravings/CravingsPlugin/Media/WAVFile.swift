// SPDX-License-Identifier: Apache-2.0

/// Reads a WAV file: "Multimedia Programming Interface and Data Specifications 1.0" (IBM and Microsoft, 1991), and RF64
/// (EBU Tech 3306) for sizes of more than 32 bits.
enum WAVFile {
    /// The size that an encoder writes when it doesn't know the size yet.
    private static let unknownSize: UInt64 = 0xFFFF_FFFF

    static func read(_ bytes: MediaBytes) -> MediaFile? {
        guard bytes.has("RIFF", at: 0) || bytes.has("RF64", at: 0), bytes.has("WAVE", at: 8) else { return nil }
        var format: (tag: UInt64, rate: UInt64, bytesPerSecond: UInt64)?
        var (samples, wideSize, dataSize): (UInt64?, UInt64?, Int?) = (nil, nil, nil)
        var isTruncated = false
        var budget = HeaderBudget(10_000)
        var place = 12
        while dataSize == nil, budget.take(), let code = bytes.code(at: place),
            let size = bytes.little(at: place + 4, count: 4)
        {
            let content = place + 8
            let present = bytes.count - content
            switch code {
            case UInt32(code: "fmt "):
                if let tag = bytes.little(at: content, count: 2), let rate = bytes.little(at: content + 4, count: 4),
                    let bytesPerSecond = bytes.little(at: content + 8, count: 4)
                {
                    format = (tag, rate, bytesPerSecond)
                }
            case UInt32(code: "fact"): samples = bytes.little(at: content, count: 4)
            case UInt32(code: "ds64"): wideSize = bytes.little(at: content + 8, count: 8)
            case UInt32(code: "data"):
                let stated = size == unknownSize ? wideSize ?? 0 : size
                isTruncated = stated != unknownSize && stated > UInt64(clamping: present)
                // A stream has the size 0 or none; a file that was cut has less than it states.
                dataSize = stated == 0 ? present : Int(clamping: min(stated, UInt64(clamping: present)))
            default: isTruncated = size > UInt64(clamping: present)
            }
            // Chunks begin at even places.
            guard let next = place.adding(8).adding(size).adding(size % 2) else { break }
            place = next
        }
        guard let format else { return nil }
        return MediaFile(
            mediaType: "audio/wav", kind: .audio, duration: length(format, samples, dataSize),
            isTruncated: isTruncated)
    }

    private static func length(
        _ format: (tag: UInt64, rate: UInt64, bytesPerSecond: UInt64), _ samples: UInt64?, _ dataSize: Int?
    ) -> Double? {
        guard let dataSize else { return nil }
        // 1 is PCM, 3 floating point, 0xFFFE either of them; other formats are compressed and have a count of samples.
        let isCompressed = ![1, 3, 0xFFFE].contains(format.tag)
        if isCompressed, let samples, samples > 0, samples != unknownSize, format.rate > 0 {
            return Double(samples) / Double(format.rate)
        }
        return format.bytesPerSecond > 0 ? Double(dataSize) / Double(format.bytesPerSecond) : nil
    }
}
