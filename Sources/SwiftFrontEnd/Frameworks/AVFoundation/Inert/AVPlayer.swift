// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayer: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
    super.init()
  }
  /// Creates an instance without effect.
  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
  }
  /// The current item; kept, never played.
  public internal(set) var currentItem: AVPlayerItem?
  /// Stored; has no effect.
  open var rate: Float = 0
  /// Stored; has no effect.
  open var volume: Float = 1
  /// Stored; has no effect.
  open var isMuted: Bool = false
  /// Stored; has no effect.
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  /// Stored; has no effect.
  open var automaticallyWaitsToMinimizeStalling: Bool = true
  /// Stored; has no effect.
  open var allowsExternalPlayback: Bool = true
  /// Stored; has no effect.
  open var preventsDisplaySleepDuringVideoPlayback: Bool = true
  /// Stored; has no effect.
  open var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy =
    .automatic
  /// Inert: always `.unknown`.
  open var status: Status { .unknown }
  /// Inert: always `nil`.
  open var error: (any Error)? { nil }
  /// Inert: always `.paused`.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Inert: always `nil`.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Inert: does nothing.
  open func play() {}
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func playImmediately(atRate rate: Float) {}
  /// Inert: always returns the same instance.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Inert: always returns the same instance.
  @discardableResult open func currentTime() -> CMTime { .zero }
  /// Inert: does nothing.
  open func seek(to time: CMTime) {}
  /// Inert: does nothing.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Inert: does nothing.
  @discardableResult open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  /// Inert: does nothing.
  @discardableResult open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func seek(to time: CMTime) async -> Bool { true }
  /// Inert: always returns the same instance.
  @discardableResult open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Inert: always returns the same instance.
  @discardableResult open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Inert: does nothing.
  open func removeTimeObserver(_ observer: Any) {}
  /// A value of AVFoundation, by its name.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }
  /// A value of AVFoundation, by its name.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }
  /// A value of AVFoundation, by its name.
  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }
  /// A name of AVFoundation's.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let toMinimizeStalls = WaitingReason(rawValue: "toMinimizeStalls")
    /// A name without effect.
    public static let noItemToPlay = WaitingReason(rawValue: "noItemToPlay")
    /// A name without effect.
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "evaluatingBufferingRate")
  }
}

/// A value of AVFoundation, by its name.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic
  case pauses
  case continuesIfPossible
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVQueuePlayer: AVPlayer {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(items: [AVPlayerItem]) {
    self.queue = items
    super.init(playerItem: items.first)
  }
  private var queue: [AVPlayerItem] = []
  /// Inert: always returns the same instance.
  @discardableResult open func items() -> [AVPlayerItem] { queue }
  /// Inert: does nothing.
  open func advanceToNextItem() {}
  /// Inert: always returns the same instance.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) { queue.append(item) }
  /// Inert: always returns the same instance.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Inert: always returns the same instance.
  open func removeAllItems() { queue = [] }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayerLooper: NSObject {
  /// Creates an instance without effect.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    super.init()
  }
  /// Inert: does nothing.
  open func disableLooping() {}
  /// Inert: always `0`.
  open var loopCount: Int { 0 }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayerItem: NSObject {
  /// Creates an instance without effect.
  public init(url: URL) {
    asset = AVURLAsset(url: url)
    super.init()
  }
  /// Creates an instance without effect.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Creates an instance without effect.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }
  /// The asset of the item; kept, never read.
  public let asset: AVAsset
  /// Inert: always `.unknown`.
  open var status: Status { .unknown }
  /// Inert: always `nil`.
  open var error: (any Error)? { nil }
  /// Inert: always `.indefinite`.
  open var duration: CMTime { .indefinite }
  /// Inert: always `.zero`.
  open var presentationSize: CGSize { .zero }
  /// Inert: always `[]`.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Inert: always `false`.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Inert: always `true`.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Inert: always `false`.
  open var isPlaybackBufferFull: Bool { false }
  /// Stored; has no effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Stored; has no effect.
  open var preferredPeakBitRate: Double = 0
  /// Stored; has no effect.
  open var externalMetadata: [AVMetadataItem] = []
  /// Stored; has no effect.
  open var videoComposition: AVVideoComposition? = nil
  /// Inert: always returns the same instance.
  @discardableResult open func currentTime() -> CMTime { .zero }
  /// Inert: does nothing.
  @discardableResult open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Inert: does nothing.
  open func add(_ output: AVPlayerItemOutput) {}
  /// Inert: does nothing.
  open func remove(_ output: AVPlayerItemOutput) {}
  /// A value of AVFoundation, by its name.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }
}
