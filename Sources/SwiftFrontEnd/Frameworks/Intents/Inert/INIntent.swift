// Written by tools/frameworks/generate from Intents.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Intents; only its name and values exist.
open class INIntent: NSObject {
  /// Stored; has no effect.
  open var suggestedInvocationPhrase: String? = nil
}

/// Inert: a class of Intents; only its name and values exist.
open class INInteraction: NSObject {
  /// Creates an instance without effect.
  public init(intent: INIntent, response: INIntentResponse?) {
    super.init()
  }
  /// Inert: does nothing.
  @discardableResult open func donate(completion: (((any Error)?) -> Void)? = nil) {}
}

/// Inert: a class of Intents; only its name and values exist.
open class INIntentResponse: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INExtension: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func handler(for intent: INIntent) -> Any { self }
}

/// Inert: a class of Intents; only its name and values exist.
open class INPreferences: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    .notDetermined
  }
  /// Inert: does nothing.
  @discardableResult public static func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {}
}

/// A value of Intents, by its name.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// Inert: a class of Intents; only its name and values exist.
open class INVoiceShortcutCenter: NSObject {
  /// Inert: always `INVoiceShortcutCenter()`.
  public static var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }
  /// Inert: does nothing.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Inert: a class of Intents; only its name and values exist.
open class INShortcut: NSObject {
  /// Creates an instance without effect.
  public init(userActivity: NSObject) {
    super.init()
  }
  /// Always nil.
  public init?(intent: INIntent) { return nil }
}

/// Inert: a class of Intents; only its name and values exist.
open class INVoiceShortcut: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INObject: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INPerson: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INImage: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INSendMessageIntent: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INStartCallIntent: NSObject {
}

/// Inert: a class of Intents; only its name and values exist.
open class INPlayMediaIntent: NSObject {
}
