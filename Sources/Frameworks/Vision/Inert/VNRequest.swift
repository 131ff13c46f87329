// Written by tools/frameworks/generate from Vision.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNRequest: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)?) {
    super.init()
  }
  /// Inert: always `nil`.
  open var results: [VNObservation]? { nil }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNImageBasedRequest: VNRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// A value that is kept, and changes nothing.
  open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
  /// A value that is kept, and changes nothing.
  open var recognitionLanguages: [String] = []
  /// A value that is kept, and changes nothing.
  open var usesLanguageCorrection: Bool = true
}

/// A value of Vision, by its name.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate
  case fast
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNClassifyImageRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNObservation: NSObject {
  /// Inert: always `0`.
  open var confidence: Float { 0 }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNDetectedObjectObservation: VNObservation {
  /// Inert: always `.zero`.
  open var boundingBox: CGRect { .zero }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNRectangleObservation: VNDetectedObjectObservation {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNFaceObservation: VNDetectedObjectObservation {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNHumanBodyPoseObservation: VNDetectedObjectObservation {
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// Inert: returns the same to everybody.
  @discardableResult open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNBarcodeObservation: VNRectangleObservation {
  /// Inert: always `nil`.
  open var payloadStringValue: String? { nil }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNClassificationObservation: VNObservation {
  /// Inert: always `""`.
  open var identifier: String { "" }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNRecognizedText: NSObject {
  /// Inert: always `""`.
  open var string: String { "" }
  /// Inert: always `0`.
  open var confidence: Float { 0 }
}

/// Inert: a class of Vision, of which there is only the name and its values.
open class VNImageRequestHandler: NSObject {
  /// Creates one, which does nothing.
  public init(cgImage: CGImage, options: [String: Any] = [:]) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(
    cgImage: CGImage,
    orientation: CGImagePropertyOrientation,
    options: [String: Any] = [:]
  ) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(data: Data, options: [String: Any] = [:]) {
    super.init()
  }
  /// Creates one, which does nothing.
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
