// Written by tools/frameworks/generate from Intents.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Intents, of which there is only the name and its values.
open class INIntent: NSObject {
  /// A value that is kept, and changes nothing.
  open var suggestedInvocationPhrase: String? = nil
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INInteraction: NSObject {
  /// Creates one, which does nothing.
  public init(intent: INIntent, response: INIntentResponse?) {
    super.init()
  }
  /// Inert: does nothing.
  @discardableResult open func donate(completion: (((any Error)?) -> Void)? = nil) {}
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INIntentResponse: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INExtension: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult open func handler(for intent: INIntent) -> Any { self }
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INPreferences: NSObject {
  /// Inert: returns the same to everybody.
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

/// Inert: a class of Intents, of which there is only the name and its values.
open class INVoiceShortcutCenter: NSObject {
  /// Inert: always `INVoiceShortcutCenter()`.
  public static var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }
  /// Inert: does nothing.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INShortcut: NSObject {
  /// Creates one, which does nothing.
  public init(userActivity: NSObject) {
    super.init()
  }
  /// There is none.
  public init?(intent: INIntent) { return nil }
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INVoiceShortcut: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INObject: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INPerson: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INImage: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INSendMessageIntent: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INStartCallIntent: NSObject {
}

/// Inert: a class of Intents, of which there is only the name and its values.
open class INPlayMediaIntent: NSObject {
}
