// Written by tools/frameworks/generate from CoreML.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreML; only its name and values exist.
open class MLModel: NSObject {
  /// Always throws: no model can be read.
  public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
    throws
  { throw MLModelError(.io) }
  /// Inert: always throws.
  @discardableResult open func prediction(from input: any MLFeatureProvider) throws
    -> any MLFeatureProvider
  { throw MLModelError(.predictionCancelled) }
}

/// Inert: a class of CoreML; only its name and values exist.
open class MLModelConfiguration: NSObject {
  /// Stored; has no effect.
  open var computeUnits: MLComputeUnits = .all
}

/// A value of CoreML, by its name.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}

/// An error of CoreML, with its codes.
public struct MLModelError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType
    case io = 3
    case predictionCancelled = 6
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MLModelError)?.code == code
    }
  }
  /// An error code.
  public static var generic: Code { .generic }
  /// An error code.
  public static var featureType: Code { .featureType }
  /// An error code.
  public static var io: Code { .io }
  /// An error code.
  public static var predictionCancelled: Code { .predictionCancelled }
  /// The domain of the codes.
  public static var errorDomain: String { "MLModelErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// The input or output of a model.
public protocol MLFeatureProvider { var featureNames: Set<String> { get } }
/// Inert: a class of CoreML; only its name and values exist.
open class MLFeatureValue: NSObject {
}

/// Inert: a class of CoreML; only its name and values exist.
open class MLMultiArray: NSObject {
}
