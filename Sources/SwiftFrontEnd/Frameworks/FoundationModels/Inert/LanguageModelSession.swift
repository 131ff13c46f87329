// Written by tools/frameworks/generate from FoundationModels.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of FoundationModels; only its name and values exist.
open class SystemLanguageModel: NSObject {
  /// Inert: always `SystemLanguageModel()`.
  public static var `default`: SystemLanguageModel { SystemLanguageModel() }
  /// Inert: always `.unavailable(.deviceNotEligible)`.
  open var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Inert: always `false`.
  open var isAvailable: Bool { false }
  /// The availability of a model: there is none.
  public enum Availability: Equatable, Sendable {
    case available, unavailable(UnavailableReason);
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }
}

/// Inert: a class of FoundationModels; only its name and values exist.
open class LanguageModelSession: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
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
  /// The response of a model.
  public struct Response<Content> { public let content: Content }
  /// The reason that a model does not respond.
  public enum GenerationError: Error {
    case unavailable, guardrailViolation, exceededContextWindowSize
  }
}
