// Written by tools/frameworks/generate from FoundationModels.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of FoundationModels, of which there is only the name and its values.
open class SystemLanguageModel: NSObject {
  /// Inert: always `SystemLanguageModel()`.
  public static var `default`: SystemLanguageModel { SystemLanguageModel() }
  /// Inert: always `.unavailable(.deviceNotEligible)`.
  open var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Inert: always `false`.
  open var isAvailable: Bool { false }
  /// Whether there is a model: there is none.
  public enum Availability: Equatable, Sendable {
    case available, unavailable(UnavailableReason);
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }
}

/// Inert: a class of FoundationModels, of which there is only the name and its values.
open class LanguageModelSession: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(instructions: String) {
    super.init()
  }
  /// Inert: always `false`.
  open var isResponding: Bool { false }
  /// Inert: does nothing.
  open func prewarm() {}
  /// Inert: always throws.
  @discardableResult open func respond(to prompt: String) async throws -> Response<String> {
    throw GenerationError.unavailable
  }
  /// What a model says.
  public struct Response<Content> { public let content: Content }
  /// Why a model says nothing.
  public enum GenerationError: Error {
    case unavailable, guardrailViolation, exceededContextWindowSize
  }
}
