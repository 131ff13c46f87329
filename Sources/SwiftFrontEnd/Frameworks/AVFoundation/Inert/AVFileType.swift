// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
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
  /// A name without effect.
  public static let mp4 = AVFileType(rawValue: "mp4")
  /// A name without effect.
  public static let mov = AVFileType(rawValue: "mov")
  /// A name without effect.
  public static let m4a = AVFileType(rawValue: "m4a")
  /// A name without effect.
  public static let m4v = AVFileType(rawValue: "m4v")
  /// A name without effect.
  public static let mp3 = AVFileType(rawValue: "mp3")
  /// A name without effect.
  public static let wav = AVFileType(rawValue: "wav")
  /// A name without effect.
  public static let jpg = AVFileType(rawValue: "jpg")
  /// A name without effect.
  public static let heic = AVFileType(rawValue: "heic")
  /// A name without effect.
  public static let aiff = AVFileType(rawValue: "aiff")
  /// A name without effect.
  public static let caf = AVFileType(rawValue: "caf")
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAssetImageGenerator: NSObject {
  /// Creates an instance without effect.
  public init(asset: AVAsset) {
    super.init()
  }
  /// Stored; has no effect.
  open var appliesPreferredTrackTransform: Bool = false
  /// Stored; has no effect.
  open var maximumSize: CGSize = .zero
  /// Stored; has no effect.
  open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
  /// Stored; has no effect.
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

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAssetExportSession: NSObject {
  /// Always nil: nothing can be exported.
  public init?(asset: AVAsset, presetName: String) { return nil }
  /// Stored; has no effect.
  open var outputURL: URL? = nil
  /// Stored; has no effect.
  open var outputFileType: AVFileType? = nil
  /// Stored; has no effect.
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

/// A constant without effect.
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"

/// A constant without effect.
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"

/// A constant without effect.
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"

/// A constant without effect.
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVComposition: AVAsset {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMutableComposition: AVComposition {
}

/// Inert: always returns the same instance.
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
