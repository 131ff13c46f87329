// Written by tools/frameworks/generate from CoreHaptics.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticEngine: NSObject {
  /// Always throws: nothing is felt.
  public override init() { super.init() }
  /// Creates an engine, which does nothing.
  public init(audioSession: NSObject? = nil) throws { super.init() }
  /// A value that is kept, and changes nothing.
  open var playsHapticsOnly: Bool = false
  /// A value that is kept, and changes nothing.
  open var isAutoShutdownEnabled: Bool = false
  /// A value that is kept, and changes nothing.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// A value that is kept, and changes nothing.
  open var resetHandler: () -> Void = {}
  /// Inert: returns the same to everybody.
  @discardableResult public static func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  /// Inert: does nothing.
  open func start() throws {}
  /// Inert: does nothing.
  open func start() async throws {}
  /// Inert: does nothing.
  @discardableResult open func start(completionHandler: (((any Error)?) -> Void)?) {}
  /// Inert: does nothing.
  @discardableResult open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func makePlayer(with pattern: CHHapticPattern) throws
    -> CHHapticPatternPlayer
  { CHHapticPatternPlayer() }
  /// Inert: returns the same to everybody.
  @discardableResult open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws
    -> CHHapticAdvancedPatternPlayer
  { CHHapticAdvancedPatternPlayer() }
  /// Inert: does nothing.
  open func playPattern(from url: URL) throws {}
  /// A value of CoreHaptics, by its name.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended
    case idleTimeout
    case systemError = -1
  }
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticDeviceCapability: NSObject {
  /// Inert: always `false`.
  open var supportsHaptics: Bool { false }
  /// Inert: always `false`.
  open var supportsAudio: Bool { false }
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticPatternPlayer: NSObject {
  /// A value that is kept, and changes nothing.
  open var isMuted: Bool = false
  /// Inert: does nothing.
  open func start(atTime time: TimeInterval) throws {}
  /// Inert: does nothing.
  open func stop(atTime time: TimeInterval) throws {}
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A value that is kept, and changes nothing.
  open var loopEnabled: Bool = false
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticPattern: NSObject {
  /// Creates one, which does nothing.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    super.init()
  }
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticEvent: NSObject {
  /// Creates one, which does nothing.
  public init(
    eventType: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    super.init()
  }
  /// A name of CoreHaptics's.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name, which changes nothing.
    public static let hapticTransient = EventType(rawValue: "hapticTransient")
    /// A name, which changes nothing.
    public static let hapticContinuous = EventType(rawValue: "hapticContinuous")
    /// A name, which changes nothing.
    public static let audioContinuous = EventType(rawValue: "audioContinuous")
    /// A name, which changes nothing.
    public static let audioCustom = EventType(rawValue: "audioCustom")
  }
  /// A name of CoreHaptics's.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name, which changes nothing.
    public static let hapticIntensity = ParameterID(rawValue: "hapticIntensity")
    /// A name, which changes nothing.
    public static let hapticSharpness = ParameterID(rawValue: "hapticSharpness")
    /// A name, which changes nothing.
    public static let attackTime = ParameterID(rawValue: "attackTime")
    /// A name, which changes nothing.
    public static let decayTime = ParameterID(rawValue: "decayTime")
    /// A name, which changes nothing.
    public static let releaseTime = ParameterID(rawValue: "releaseTime")
    /// A name, which changes nothing.
    public static let sustained = ParameterID(rawValue: "sustained")
    /// A name, which changes nothing.
    public static let audioVolume = ParameterID(rawValue: "audioVolume")
  }
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticEventParameter: NSObject {
  /// Creates one, which does nothing.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    super.init()
  }
}

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticDynamicParameter: NSObject {
  /// Creates one, which does nothing.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    super.init()
  }
  /// A name of CoreHaptics's.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name, which changes nothing.
    public static let hapticIntensityControl = ID(rawValue: "hapticIntensityControl")
    /// A name, which changes nothing.
    public static let hapticSharpnessControl = ID(rawValue: "hapticSharpnessControl")
  }
}
