// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIDetector: NSObject {
  /// There is none: no pixels are read.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    return nil
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    []
  }
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIFeature: NSObject {
  /// Inert: always `""`.
  open var type: String { "" }
  /// Inert: always `.zero`.
  open var bounds: CGRect { .zero }
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIQRCodeFeature: CIFeature {
  /// Inert: always `nil`.
  open var messageString: String? { nil }
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIFaceFeature: CIFeature {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CITextFeature: CIFeature {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIRectangleFeature: CIFeature {
}

/// A constant, which changes nothing.
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"

/// A constant, which changes nothing.
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"

/// A constant, which changes nothing.
public let CIDetectorTypeText: String = "CIDetectorTypeText"

/// A constant, which changes nothing.
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"

/// A constant, which changes nothing.
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"

/// A constant, which changes nothing.
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"

/// A constant, which changes nothing.
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"
