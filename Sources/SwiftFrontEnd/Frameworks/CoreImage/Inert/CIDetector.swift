// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of CoreImage; only its name and values exist.
open class CIDetector: NSObject {
  /// Always nil: images are not decoded.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    return nil
  }
  /// Inert: always returns the same instance.
  @discardableResult open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    []
  }
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIFeature: NSObject {
  /// Inert: always `""`.
  open var type: String { "" }
  /// Inert: always `.zero`.
  open var bounds: CGRect { .zero }
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIQRCodeFeature: CIFeature {
  /// Inert: always `nil`.
  open var messageString: String? { nil }
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIFaceFeature: CIFeature {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CITextFeature: CIFeature {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIRectangleFeature: CIFeature {
}

/// A constant without effect.
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"

/// A constant without effect.
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"

/// A constant without effect.
public let CIDetectorTypeText: String = "CIDetectorTypeText"

/// A constant without effect.
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"

/// A constant without effect.
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"

/// A constant without effect.
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"

/// A constant without effect.
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"
