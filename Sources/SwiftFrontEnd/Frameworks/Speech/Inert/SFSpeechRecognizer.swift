// Written by tools/frameworks/generate from Speech.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import AVFoundation

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechRecognizer: NSObject {
  /// Creates a recognizer, which recognizes nothing.
  public override init() { super.init() }
  /// Creates an instance without effect.
  public init?(locale: Locale) {
    super.init()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus()
    -> SFSpeechRecognizerAuthorizationStatus
  { .notDetermined }
  /// Inert: does nothing.
  @discardableResult public static func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult public static func supportedLocales() -> Set<Locale> { [] }
  /// Inert: always `false`.
  open var isAvailable: Bool { false }
  /// Inert: always `false`.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Stored; has no effect.
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Inert: always returns the same instance.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// A value of Speech, by its name.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

/// Callbacks of Speech, which are never made.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Inert: never called.
  func speechRecognizer(_ recognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Inert: does nothing.
  public func speechRecognizer(
    _ recognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechRecognitionRequest: NSObject {
  /// Stored; has no effect.
  open var shouldReportPartialResults: Bool = true
  /// Stored; has no effect.
  open var requiresOnDeviceRecognition: Bool = false
  /// Stored; has no effect.
  open var addsPunctuation: Bool = false
}

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Inert: does nothing.
  open func append(_ buffer: AVAudioPCMBuffer) {}
  /// Inert: does nothing.
  open func endAudio() {}
}

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// Creates an instance without effect.
  public init(url: URL) {
    super.init()
  }
}

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechRecognitionTask: NSObject {
  /// Inert: does nothing.
  open func cancel() {}
  /// Inert: does nothing.
  open func finish() {}
}

/// Inert: a class of Speech; only its name and values exist.
open class SFSpeechRecognitionResult: NSObject {
  /// Inert: always `SFTranscription()`.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// Inert: always `false`.
  open var isFinal: Bool { false }
}

/// Inert: a class of Speech; only its name and values exist.
open class SFTranscription: NSObject {
  /// Inert: always `""`.
  open var formattedString: String { "" }
}
