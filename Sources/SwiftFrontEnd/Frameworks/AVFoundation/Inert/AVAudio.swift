// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioSession: NSObject {
  /// A constant without effect.
  public static let shared: AVAudioSession = AVAudioSession()
  /// Inert: always returns the same instance.
  @discardableResult public static func sharedInstance() -> AVAudioSession { shared }
  /// Inert: always `.soloAmbient`.
  open var category: Category { .soloAmbient }
  /// Inert: always `.default`.
  open var mode: Mode { .default }
  /// Inert: always `1`.
  open var outputVolume: Float { 1 }
  /// Inert: always `44_100`.
  open var sampleRate: Double { 44_100 }
  /// Inert: always `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// Inert: always `false`.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Inert: always `AVAudioSessionRouteDescription()`.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Inert: always `nil`.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Inert: always `.undetermined`.
  open var recordPermission: RecordPermission { .undetermined }
  /// Inert: does nothing.
  open func setCategory(_ category: Category) throws {}
  /// Inert: does nothing.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Inert: does nothing.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Inert: does nothing.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws {}
  /// Inert: does nothing.
  open func setMode(_ mode: Mode) throws {}
  /// Inert: does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Inert: does nothing.
  open func setPreferredSampleRate(_ rate: Double) throws {}
  /// Inert: does nothing.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Inert: does nothing.
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  /// Inert: does nothing.
  @discardableResult open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
  /// Inert: always `Notification.Name("AVAudioSessionInterruptionNotification")`.
  public static var interruptionNotification: Notification.Name {
    Notification.Name("AVAudioSessionInterruptionNotification")
  }
  /// Inert: always `Notification.Name("AVAudioSessionRouteChangeNotification")`.
  public static var routeChangeNotification: Notification.Name {
    Notification.Name("AVAudioSessionRouteChangeNotification")
  }
  /// Inert: always the same.
  public static var mediaServicesWereResetNotification: Notification.Name {
    Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
  /// A name of AVFoundation's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let ambient = Category(rawValue: "ambient")
    /// A name without effect.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// A name without effect.
    public static let playback = Category(rawValue: "playback")
    /// A name without effect.
    public static let record = Category(rawValue: "record")
    /// A name without effect.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// A name without effect.
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// A name of AVFoundation's.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let `default` = Mode(rawValue: "default")
    /// A name without effect.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// A name without effect.
    public static let videoChat = Mode(rawValue: "videoChat")
    /// A name without effect.
    public static let gameChat = Mode(rawValue: "gameChat")
    /// A name without effect.
    public static let videoRecording = Mode(rawValue: "videoRecording")
    /// A name without effect.
    public static let measurement = Mode(rawValue: "measurement")
    /// A name without effect.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// A name without effect.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// A name without effect.
    public static let voicePrompt = Mode(rawValue: "voicePrompt")
  }
  /// Options of AVFoundation, by their names.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option without effect.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// An option without effect.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// An option without effect.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// An option without effect.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// An option without effect.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// An option without effect.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// An option without effect.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// Options of AVFoundation, by their names.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option without effect.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }
  /// A value of AVFoundation, by its name.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`
    case longFormAudio
    case independent
    case longFormVideo
  }
  /// A value of AVFoundation, by its name.
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker
  }
  /// A value of AVFoundation, by its name.
  public enum RecordPermission: UInt, Sendable {
    case undetermined
    case denied
    case granted
  }
  /// A value of AVFoundation, by its name.
  public enum InterruptionType: UInt, Sendable {
    case ended
    case began
  }
  /// Options of AVFoundation, by their names.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option without effect.
    public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
  }
  /// A value of AVFoundation, by its name.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }
  /// A name of AVFoundation's.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let builtInSpeaker = Port(rawValue: "builtInSpeaker")
    /// A name without effect.
    public static let builtInReceiver = Port(rawValue: "builtInReceiver")
    /// A name without effect.
    public static let builtInMic = Port(rawValue: "builtInMic")
    /// A name without effect.
    public static let headphones = Port(rawValue: "headphones")
    /// A name without effect.
    public static let bluetoothA2DP = Port(rawValue: "bluetoothA2DP")
    /// A name without effect.
    public static let bluetoothHFP = Port(rawValue: "bluetoothHFP")
    /// A name without effect.
    public static let airPlay = Port(rawValue: "airPlay")
  }
}
