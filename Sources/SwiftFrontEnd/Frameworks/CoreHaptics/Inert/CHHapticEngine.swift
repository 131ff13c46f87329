// Written by tools/frameworks/generate from CoreHaptics.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticEngine: NSObject {
  /// Creates an engine, which does nothing.
  public override init() { super.init() }
  /// Creates an engine, which does nothing.
  public init(audioSession: NSObject? = nil) throws { super.init() }
  /// Stored; has no effect.
  open var playsHapticsOnly: Bool = false
  /// Stored; has no effect.
  open var isAutoShutdownEnabled: Bool = false
  /// Stored; has no effect.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Stored; has no effect.
  open var resetHandler: () -> Void = {}
  /// Inert: always returns the same instance.
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
  /// Inert: always returns the same instance.
  @discardableResult open func makePlayer(with pattern: CHHapticPattern) throws
    -> CHHapticPatternPlayer
  { CHHapticPatternPlayer() }
  /// Inert: always returns the same instance.
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

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticDeviceCapability: NSObject {
  /// Inert: always `false`.
  open var supportsHaptics: Bool { false }
  /// Inert: always `false`.
  open var supportsAudio: Bool { false }
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticPatternPlayer: NSObject {
  /// Stored; has no effect.
  open var isMuted: Bool = false
  /// Inert: does nothing.
  open func start(atTime time: TimeInterval) throws {}
  /// Inert: does nothing.
  open func stop(atTime time: TimeInterval) throws {}
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Stored; has no effect.
  open var loopEnabled: Bool = false
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticPattern: NSObject {
  /// Creates an instance without effect.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    super.init()
  }
  /// Creates an instance without effect.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    super.init()
  }
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticEvent: NSObject {
  /// Creates an instance without effect.
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
    /// A name without effect.
    public static let hapticTransient = EventType(rawValue: "hapticTransient")
    /// A name without effect.
    public static let hapticContinuous = EventType(rawValue: "hapticContinuous")
    /// A name without effect.
    public static let audioContinuous = EventType(rawValue: "audioContinuous")
    /// A name without effect.
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
    /// A name without effect.
    public static let hapticIntensity = ParameterID(rawValue: "hapticIntensity")
    /// A name without effect.
    public static let hapticSharpness = ParameterID(rawValue: "hapticSharpness")
    /// A name without effect.
    public static let attackTime = ParameterID(rawValue: "attackTime")
    /// A name without effect.
    public static let decayTime = ParameterID(rawValue: "decayTime")
    /// A name without effect.
    public static let releaseTime = ParameterID(rawValue: "releaseTime")
    /// A name without effect.
    public static let sustained = ParameterID(rawValue: "sustained")
    /// A name without effect.
    public static let audioVolume = ParameterID(rawValue: "audioVolume")
  }
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticEventParameter: NSObject {
  /// Creates an instance without effect.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    super.init()
  }
}

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticDynamicParameter: NSObject {
  /// Creates an instance without effect.
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
    /// A name without effect.
    public static let hapticIntensityControl = ID(rawValue: "hapticIntensityControl")
    /// A name without effect.
    public static let hapticSharpnessControl = ID(rawValue: "hapticSharpnessControl")
  }
}
