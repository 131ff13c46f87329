// Written by tools/frameworks/generate from Vision.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of Vision; only its name and values exist.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// Inert: always returns the same instance.
  @discardableResult open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNBarcodeObservation: VNRectangleObservation {
  /// Inert: always `nil`.
  open var payloadStringValue: String? { nil }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNClassificationObservation: VNObservation {
  /// Inert: always `""`.
  open var identifier: String { "" }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNRecognizedText: NSObject {
  /// Inert: always `""`.
  open var string: String { "" }
  /// Inert: always `0`.
  open var confidence: Float { 0 }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNImageRequestHandler: NSObject {
  /// Creates an instance without effect.
  public init(cgImage: CGImage, options: [String: Any] = [:]) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(
    cgImage: CGImage,
    orientation: CGImagePropertyOrientation,
    options: [String: Any] = [:]
  ) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(data: Data, options: [String: Any] = [:]) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(url: URL, options: [String: Any] = [:]) {
    super.init()
  }
  /// Inert: does nothing.
  open func perform(_ requests: [VNRequest]) throws {}
}

/// A value of Vision, by its name.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}
