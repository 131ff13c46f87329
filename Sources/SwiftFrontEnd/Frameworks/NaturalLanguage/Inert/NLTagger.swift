// Written by tools/frameworks/generate from NaturalLanguage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of NaturalLanguage; only its name and values exist.
open class NLLanguageRecognizer: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func dominantLanguage(for text: String) -> NLLanguage? { nil }
  /// Inert: always `nil`.
  open var dominantLanguage: NLLanguage? { nil }
  /// Inert: does nothing.
  open func processString(_ text: String) {}
  /// Inert: does nothing.
  open func reset() {}
}

/// A name of NaturalLanguage's.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let english = NLLanguage(rawValue: "english")
  /// A name without effect.
  public static let german = NLLanguage(rawValue: "german")
  /// A name without effect.
  public static let french = NLLanguage(rawValue: "french")
  /// A name without effect.
  public static let spanish = NLLanguage(rawValue: "spanish")
  /// A name without effect.
  public static let italian = NLLanguage(rawValue: "italian")
  /// A name without effect.
  public static let portuguese = NLLanguage(rawValue: "portuguese")
  /// A name without effect.
  public static let japanese = NLLanguage(rawValue: "japanese")
  /// A name without effect.
  public static let korean = NLLanguage(rawValue: "korean")
  /// A name without effect.
  public static let simplifiedChinese = NLLanguage(rawValue: "simplifiedChinese")
  /// A name without effect.
  public static let traditionalChinese = NLLanguage(rawValue: "traditionalChinese")
  /// A name without effect.
  public static let russian = NLLanguage(rawValue: "russian")
  /// A name without effect.
  public static let arabic = NLLanguage(rawValue: "arabic")
  /// A name without effect.
  public static let undetermined = NLLanguage(rawValue: "undetermined")
}

/// Inert: a class of NaturalLanguage; only its name and values exist.
open class NLTagger: NSObject {
  /// Creates an instance without effect.
  public init(tagSchemes: [NLTagScheme]) {
    super.init()
  }
  /// Stored; has no effect.
  open var string: String? = nil
}

/// A name of NaturalLanguage's.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let tokenType = NLTagScheme(rawValue: "tokenType")
  /// A name without effect.
  public static let lexicalClass = NLTagScheme(rawValue: "lexicalClass")
  /// A name without effect.
  public static let nameType = NLTagScheme(rawValue: "nameType")
  /// A name without effect.
  public static let lemma = NLTagScheme(rawValue: "lemma")
  /// A name without effect.
  public static let language = NLTagScheme(rawValue: "language")
  /// A name without effect.
  public static let sentimentScore = NLTagScheme(rawValue: "sentimentScore")
}

/// A name of NaturalLanguage's.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let noun = NLTag(rawValue: "noun")
  /// A name without effect.
  public static let verb = NLTag(rawValue: "verb")
  /// A name without effect.
  public static let adjective = NLTag(rawValue: "adjective")
  /// A name without effect.
  public static let personalName = NLTag(rawValue: "personalName")
  /// A name without effect.
  public static let placeName = NLTag(rawValue: "placeName")
  /// A name without effect.
  public static let organizationName = NLTag(rawValue: "organizationName")
}

/// Inert: a class of NaturalLanguage; only its name and values exist.
open class NLTokenizer: NSObject {
  /// Creates an instance without effect.
  public init(unit: NLTokenUnit) {
    super.init()
  }
  /// Stored; has no effect.
  open var string: String? = nil
  /// Inert: always returns the same instance.
  @discardableResult open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    []
  }
}

/// A value of NaturalLanguage, by its name.
public enum NLTokenUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  case document
}

/// Inert: a class of NaturalLanguage; only its name and values exist.
open class NLEmbedding: NSObject {
}
