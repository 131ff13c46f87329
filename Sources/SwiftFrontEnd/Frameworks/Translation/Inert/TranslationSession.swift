// Written by tools/frameworks/generate from Translation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Translates texts: nothing is translated.
public struct TranslationSession: Sendable {
  /// The languages of a translation.
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source; self.target = target
    }
    /// Inert: does nothing.
    public mutating func invalidate() {}
  }
  /// The result of a translation.
  public struct Response: Sendable { public let sourceText: String; public let targetText: String }
  /// Always throws: there are no languages.
  public func translate(_ text: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Inert: does nothing.
  public func prepareTranslation() async throws {}
}
/// The reason that nothing is translated.
public enum TranslationError: Error, Sendable {
  case unsupportedLanguagePairing, nothingToTranslate, internalError
}
/// A value of Translation without effect.
public struct LanguageAvailability: Sendable {
  /// Creates a value without effect.
  public init() {}
  /// A value of Translation, by its name.
  public enum Status: Sendable {
    case installed
    case supported
    case unsupported
  }
  /// Inert: always `[]`.
  public var supportedLanguages: [Locale.Language] { [] }
  /// Inert: always returns the same instance.
  @discardableResult public func status(from source: Locale.Language, to target: Locale.Language?)
    async -> Status
  { .unsupported }
}

extension View {
  /// Inert: nothing is translated.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
  /// Inert: nothing is translated.
  public nonisolated func translationTask(
    source: Locale.Language? = nil,
    target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
  /// Inert: nothing is presented.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
}
