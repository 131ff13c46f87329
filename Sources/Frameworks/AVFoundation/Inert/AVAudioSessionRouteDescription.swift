// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioSessionRouteDescription: NSObject {
  /// Inert: always `[]`.
  open var outputs: [AVAudioSessionPortDescription] { [] }
  /// Inert: always `[]`.
  open var inputs: [AVAudioSessionPortDescription] { [] }
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioSessionPortDescription: NSObject {
  /// Inert: always `.builtInSpeaker`.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// Inert: always `""`.
  open var portName: String { "" }
  /// Inert: always `""`.
  open var uid: String { "" }
}

/// A constant, which changes nothing.
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"

/// A constant, which changes nothing.
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"

/// A constant, which changes nothing.
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"

/// Whether the user allows to record.
public enum AVAudioApplication {
  public enum recordPermission: Sendable { case undetermined, denied, granted }
}
extension AVAudioApplication {
  /// Inert: returns the same to everybody.
  @discardableResult public static func requestRecordPermission() async -> Bool { false }
  /// Inert: does nothing.
  @discardableResult public static func requestRecordPermission(
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioPlayer: NSObject {
  /// Creates one, which does nothing.
  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }
  /// Creates one, which does nothing.
  public init(contentsOf url: URL, fileTypeHint: String?) throws {
    self.url = url
    super.init()
  }
  /// Creates one, which does nothing.
  public init(data: Data) throws {
    self.data = data
    super.init()
  }
  /// Creates one, which does nothing.
  public init(data: Data, fileTypeHint: String?) throws {
    self.data = data
    super.init()
  }
  public private(set) var url: URL?
  public private(set) var data: Data?
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// Inert: always `false`.
  open var isPlaying: Bool { false }
  /// Inert: always `0`.
  open var duration: TimeInterval { 0 }
  /// Inert: always `2`.
  open var numberOfChannels: Int { 2 }
  /// Inert: always `0`.
  open var deviceCurrentTime: TimeInterval { 0 }
  /// A value that is kept, and changes nothing.
  open var currentTime: TimeInterval = 0
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
  /// A value that is kept, and changes nothing.
  open var pan: Float = 0
  /// A value that is kept, and changes nothing.
  open var rate: Float = 1
  /// A value that is kept, and changes nothing.
  open var enableRate: Bool = false
  /// A value that is kept, and changes nothing.
  open var numberOfLoops: Int = 0
  /// A value that is kept, and changes nothing.
  open var isMeteringEnabled: Bool = false
  /// Inert: returns the same to everybody.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func play() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: returns the same to everybody.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  /// Inert: does nothing.
  open func updateMeters() {}
  /// Inert: returns the same to everybody.
  @discardableResult open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// Inert: returns the same to everybody.
  @discardableResult open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Inert: nobody calls it.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Inert: does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Inert: does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioRecorder: NSObject {
  /// Creates one, which does nothing.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let url: URL
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// A value that is kept, and changes nothing.
  open var isMeteringEnabled: Bool = false
  /// Inert: always `false`.
  open var isRecording: Bool { false }
  /// Inert: always `0`.
  open var currentTime: TimeInterval { 0 }
  /// Inert: returns the same to everybody.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func record() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: returns the same to everybody.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Inert: does nothing.
  open func updateMeters() {}
  /// Inert: returns the same to everybody.
  @discardableResult open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// Inert: returns the same to everybody.
  @discardableResult open func peakPower(forChannel channel: Int) -> Float { -160 }
}
