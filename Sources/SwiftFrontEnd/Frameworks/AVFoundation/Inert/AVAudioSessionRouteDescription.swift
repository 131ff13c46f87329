// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioSessionRouteDescription: NSObject {
  /// Inert: always `[]`.
  open var outputs: [AVAudioSessionPortDescription] { [] }
  /// Inert: always `[]`.
  open var inputs: [AVAudioSessionPortDescription] { [] }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioSessionPortDescription: NSObject {
  /// Inert: always `.builtInSpeaker`.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// Inert: always `""`.
  open var portName: String { "" }
  /// Inert: always `""`.
  open var uid: String { "" }
}

/// A constant without effect.
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"

/// A constant without effect.
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"

/// A constant without effect.
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"

/// Whether the user allows to record.
public enum AVAudioApplication {
  public enum recordPermission: Sendable { case undetermined, denied, granted }
}
extension AVAudioApplication {
  /// Inert: always returns the same instance.
  @discardableResult public static func requestRecordPermission() async -> Bool { false }
  /// Inert: does nothing.
  @discardableResult public static func requestRecordPermission(
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioPlayer: NSObject {
  /// Creates an instance without effect.
  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }
  /// Creates an instance without effect.
  public init(contentsOf url: URL, fileTypeHint: String?) throws {
    self.url = url
    super.init()
  }
  /// Creates an instance without effect.
  public init(data: Data) throws {
    self.data = data
    super.init()
  }
  /// Creates an instance without effect.
  public init(data: Data, fileTypeHint: String?) throws {
    self.data = data
    super.init()
  }
  public private(set) var url: URL?
  public private(set) var data: Data?
  /// Stored; has no effect.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// Inert: always `false`.
  open var isPlaying: Bool { false }
  /// Inert: always `0`.
  open var duration: TimeInterval { 0 }
  /// Inert: always `2`.
  open var numberOfChannels: Int { 2 }
  /// Inert: always `0`.
  open var deviceCurrentTime: TimeInterval { 0 }
  /// Stored; has no effect.
  open var currentTime: TimeInterval = 0
  /// Stored; has no effect.
  open var volume: Float = 1
  /// Stored; has no effect.
  open var pan: Float = 0
  /// Stored; has no effect.
  open var rate: Float = 1
  /// Stored; has no effect.
  open var enableRate: Bool = false
  /// Stored; has no effect.
  open var numberOfLoops: Int = 0
  /// Stored; has no effect.
  open var isMeteringEnabled: Bool = false
  /// Inert: always returns the same instance.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func play() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: always returns the same instance.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  /// Inert: does nothing.
  open func updateMeters() {}
  /// Inert: always returns the same instance.
  @discardableResult open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// Inert: always returns the same instance.
  @discardableResult open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Callbacks of AVFoundation, which are never made.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Inert: never called.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Inert: never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Inert: does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Inert: does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioRecorder: NSObject {
  /// Creates an instance without effect.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
  }
  /// Stored; has no effect.
  public let url: URL
  /// Stored; has no effect.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// Stored; has no effect.
  open var isMeteringEnabled: Bool = false
  /// Inert: always `false`.
  open var isRecording: Bool { false }
  /// Inert: always `0`.
  open var currentTime: TimeInterval { 0 }
  /// Inert: always returns the same instance.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func record() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: always returns the same instance.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Inert: does nothing.
  open func updateMeters() {}
  /// Inert: always returns the same instance.
  @discardableResult open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// Inert: always returns the same instance.
  @discardableResult open func peakPower(forChannel channel: Int) -> Float { -160 }
}
