// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAsset: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(url: URL) {
    super.init()
  }
  /// Inert: always `.indefinite`.
  open var duration: CMTime { .indefinite }
  /// Inert: always `[]`.
  open var tracks: [AVAssetTrack] { [] }
  /// Inert: always `[]`.
  open var metadata: [AVMetadataItem] { [] }
  /// Inert: always `[]`.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Inert: always `false`.
  open var isPlayable: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func loadTracks(withMediaType type: AVMediaType) async throws
    -> [AVAssetTrack]
  { [] }
  /// Inert: does nothing.
  @discardableResult open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Inert: always throws.
  @discardableResult open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    throw AVError(.unknown)
  }
  /// Inert: always throws.
  @discardableResult open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>,
    _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { throw AVError(.unknown) }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVURLAsset: AVAsset {
  /// Creates an instance without effect.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
  /// Stored; has no effect.
  public let url: URL
}

public final class AVAsyncProperty<Root, Value>: Sendable { fileprivate init() {} }
extension AVAsyncProperty where Root == AVAsset {
  /// Inert: always `AVAsyncProperty<AVAsset, CMTime>()`.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> {
    AVAsyncProperty<AVAsset, CMTime>()
  }
  /// Inert: always `AVAsyncProperty<AVAsset, Bool>()`.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool>() }
  /// Inert: always `AVAsyncProperty<AVAsset, [AVAssetTrack]>()`.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> {
    AVAsyncProperty<AVAsset, [AVAssetTrack]>()
  }
  /// Inert: always `AVAsyncProperty<AVAsset, [AVMetadataItem]>()`.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]>()
  }
  /// Inert: always `AVAsyncProperty<AVAsset, [AVMetadataItem]>()`.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]>()
  }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAssetTrack: NSObject {
  /// Inert: always `.video`.
  open var mediaType: AVMediaType { .video }
  /// Inert: always `.zero`.
  open var naturalSize: CGSize { .zero }
  /// Inert: always `0`.
  open var nominalFrameRate: Float { 0 }
  /// Inert: always `.identity`.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Inert: always `CMTimeRange(start: .zero, duration: .zero)`.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMetadataItem: NSObject {
  /// Inert: always `nil`.
  open var identifier: AVMetadataIdentifier? { nil }
  /// Inert: always `nil`.
  open var commonKey: AVMetadataKey? { nil }
  /// Inert: always `nil`.
  open var stringValue: String? { nil }
  /// Inert: always `nil`.
  open var dataValue: Data? { nil }
  /// Inert: always `nil`.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMutableMetadataItem: NSObject {
}

/// A name of AVFoundation's.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "commonIdentifierTitle")
  /// A name without effect.
  public static let commonIdentifierArtist = AVMetadataIdentifier(
    rawValue: "commonIdentifierArtist"
  )
  /// A name without effect.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(
    rawValue: "commonIdentifierArtwork"
  )
  /// A name without effect.
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "commonIdentifierDescription"
  )
}

/// A name of AVFoundation's.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "commonKeyTitle")
  /// A name without effect.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "commonKeyArtist")
  /// A name without effect.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "commonKeyArtwork")
  /// A name without effect.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "commonKeyAlbumName")
}

/// A name of AVFoundation's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let video = AVMediaType(rawValue: "video")
  /// A name without effect.
  public static let audio = AVMediaType(rawValue: "audio")
  /// A name without effect.
  public static let text = AVMediaType(rawValue: "text")
  /// A name without effect.
  public static let closedCaption = AVMediaType(rawValue: "closedCaption")
  /// A name without effect.
  public static let subtitle = AVMediaType(rawValue: "subtitle")
  /// A name without effect.
  public static let timecode = AVMediaType(rawValue: "timecode")
  /// A name without effect.
  public static let metadata = AVMediaType(rawValue: "metadata")
  /// A name without effect.
  public static let muxed = AVMediaType(rawValue: "muxed")
}
