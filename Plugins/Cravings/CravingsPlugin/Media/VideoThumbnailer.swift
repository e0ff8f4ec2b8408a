// SPDX-License-Identifier: Apache-2.0

/// Makes a still picture of a video.
public protocol VideoThumbnailer: Sendable {
    /// Returns a still picture of a video as JPEG.
    ///
    /// It can take several seconds, so call it before a transaction begins.
    ///
    /// - Parameters:
    ///   - video: The bytes of the video's file.
    ///   - mediaType: The media type, such as `video/mp4`.
    /// - Returns: `nil` if no picture can be made.
    func thumbnail(of video: [UInt8], mediaType: String) -> [UInt8]?
}

/// Makes no pictures.
public struct NoVideoThumbnailer: VideoThumbnailer {
    /// Creates a thumbnailer that makes no pictures.
    public init() {}

    /// Returns `nil`.
    public func thumbnail(of video: [UInt8], mediaType: String) -> [UInt8]? { nil }
}

extension VideoThumbnailer where Self == NoVideoThumbnailer {
    /// A thumbnailer that makes no pictures.
    public static var none: NoVideoThumbnailer { NoVideoThumbnailer() }
}
