// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// A name of AVFoundation's.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name, which changes nothing.
  public static let mp4 = AVFileType(rawValue: "mp4")
  /// A name, which changes nothing.
  public static let mov = AVFileType(rawValue: "mov")
  /// A name, which changes nothing.
  public static let m4a = AVFileType(rawValue: "m4a")
  /// A name, which changes nothing.
  public static let m4v = AVFileType(rawValue: "m4v")
  /// A name, which changes nothing.
  public static let mp3 = AVFileType(rawValue: "mp3")
  /// A name, which changes nothing.
  public static let wav = AVFileType(rawValue: "wav")
  /// A name, which changes nothing.
  public static let jpg = AVFileType(rawValue: "jpg")
  /// A name, which changes nothing.
  public static let heic = AVFileType(rawValue: "heic")
  /// A name, which changes nothing.
  public static let aiff = AVFileType(rawValue: "aiff")
  /// A name, which changes nothing.
  public static let caf = AVFileType(rawValue: "caf")
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAssetImageGenerator: NSObject {
  /// Creates one, which does nothing.
  public init(asset: AVAsset) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var appliesPreferredTrackTransform: Bool = false
  /// A value that is kept, and changes nothing.
  open var maximumSize: CGSize = .zero
  /// A value that is kept, and changes nothing.
  open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
  /// A value that is kept, and changes nothing.
  open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
  /// Inert: always throws.
  @discardableResult open func copyCGImage(
    at time: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decodeFailed) }
  /// Inert: always throws.
  @discardableResult open func image(at time: CMTime) async throws -> (
    image: CGImage, actualTime: CMTime
  ) { throw AVError(.decodeFailed) }
  /// Inert: does nothing.
  open func cancelAllCGImageGeneration() {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAssetExportSession: NSObject {
  /// There is none: nothing can be exported.
  public init?(asset: AVAsset, presetName: String) { return nil }
  /// A value that is kept, and changes nothing.
  open var outputURL: URL? = nil
  /// A value that is kept, and changes nothing.
  open var outputFileType: AVFileType? = nil
  /// A value that is kept, and changes nothing.
  open var timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .zero)
  /// Inert: always `0`.
  open var progress: Float { 0 }
  /// Inert: always `.unknown`.
  open var status: Status { .unknown }
  /// Inert: always `nil`.
  open var error: (any Error)? { nil }
  /// Inert: does nothing.
  open func export() async {}
  /// Inert: does nothing.
  @discardableResult open func exportAsynchronously(completionHandler: @escaping () -> Void) {}
  /// Inert: does nothing.
  open func cancelExport() {}
  /// A value of AVFoundation, by its name.
  public enum Status: Int, Sendable {
    case unknown
    case waiting
    case exporting
    case completed
    case failed
    case cancelled
  }
}

/// A constant, which changes nothing.
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"

/// A constant, which changes nothing.
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"

/// A constant, which changes nothing.
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"

/// A constant, which changes nothing.
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVComposition: AVAsset {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVMutableComposition: AVComposition {
}

/// Inert: returns the same to everybody.
@discardableResult public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  {
    let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height);
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale);
    return CGRect(
      x: rect.midX - size.width / 2,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }()
}
