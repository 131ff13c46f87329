// Written by tools/frameworks/generate from Vision.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of Vision; only its name and values exist.
open class VNRequest: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)?) {
    super.init()
  }
  /// Inert: always `nil`.
  open var results: [VNObservation]? { nil }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNImageBasedRequest: VNRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// Stored; has no effect.
  open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
  /// Stored; has no effect.
  open var recognitionLanguages: [String] = []
  /// Stored; has no effect.
  open var usesLanguageCorrection: Bool = true
}

/// A value of Vision, by its name.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate
  case fast
}

/// A name of Vision's.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let aztec = VNBarcodeSymbology(rawValue: "aztec")
  /// A name without effect.
  public static let codabar = VNBarcodeSymbology(rawValue: "codabar")
  /// A name without effect.
  public static let code39 = VNBarcodeSymbology(rawValue: "code39")
  /// A name without effect.
  public static let code39Checksum = VNBarcodeSymbology(rawValue: "code39Checksum")
  /// A name without effect.
  public static let code39FullASCII = VNBarcodeSymbology(rawValue: "code39FullASCII")
  /// A name without effect.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology(
    rawValue: "code39FullASCIIChecksum"
  )
  /// A name without effect.
  public static let code93 = VNBarcodeSymbology(rawValue: "code93")
  /// A name without effect.
  public static let code93i = VNBarcodeSymbology(rawValue: "code93i")
  /// A name without effect.
  public static let code128 = VNBarcodeSymbology(rawValue: "code128")
  /// A name without effect.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "dataMatrix")
  /// A name without effect.
  public static let ean8 = VNBarcodeSymbology(rawValue: "ean8")
  /// A name without effect.
  public static let ean13 = VNBarcodeSymbology(rawValue: "ean13")
  /// A name without effect.
  public static let gs1DataBar = VNBarcodeSymbology(rawValue: "gs1DataBar")
  /// A name without effect.
  public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "gs1DataBarExpanded")
  /// A name without effect.
  public static let gs1DataBarLimited = VNBarcodeSymbology(rawValue: "gs1DataBarLimited")
  /// A name without effect.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "i2of5")
  /// A name without effect.
  public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "i2of5Checksum")
  /// A name without effect.
  public static let itf14 = VNBarcodeSymbology(rawValue: "itf14")
  /// A name without effect.
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "microPDF417")
  /// A name without effect.
  public static let microQR = VNBarcodeSymbology(rawValue: "microQR")
  /// A name without effect.
  public static let msiPlessey = VNBarcodeSymbology(rawValue: "msiPlessey")
  /// A name without effect.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "pdf417")
  /// A name without effect.
  public static let qr = VNBarcodeSymbology(rawValue: "qr")
  /// A name without effect.
  public static let upce = VNBarcodeSymbology(rawValue: "upce")
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// Stored; has no effect.
  open var symbologies: [VNBarcodeSymbology] = []
  /// Inert: always returns the same instance.
  @discardableResult open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNClassifyImageRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNObservation: NSObject {
  /// Inert: always `0`.
  open var confidence: Float { 0 }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNDetectedObjectObservation: VNObservation {
  /// Inert: always `.zero`.
  open var boundingBox: CGRect { .zero }
}

/// Inert: a class of Vision; only its name and values exist.
open class VNRectangleObservation: VNDetectedObjectObservation {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNFaceObservation: VNDetectedObjectObservation {
}

/// Inert: a class of Vision; only its name and values exist.
open class VNHumanBodyPoseObservation: VNDetectedObjectObservation {
}
