// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

extension CIFilter {
  /// Inert: returns the same to everybody.
  @discardableResult public static func qrCodeGenerator() -> CIQRCodeGenerator {
    CIQRCodeGenerator()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func code128BarcodeGenerator() -> CICode128BarcodeGenerator {
    CICode128BarcodeGenerator()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func aztecCodeGenerator() -> CIAztecCodeGenerator {
    CIAztecCodeGenerator()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func sepiaTone() -> CISepiaTone { CISepiaTone() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func gaussianBlur() -> CIGaussianBlur { CIGaussianBlur() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func pixellate() -> CIPixellate { CIPixellate() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func vignette() -> CIVignette { CIVignette() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func bloom() -> CIBloom { CIBloom() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func crystallize() -> CICrystallize { CICrystallize() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func edges() -> CIEdges { CIEdges() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func unsharpMask() -> CIUnsharpMask { CIUnsharpMask() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func twirlDistortion() -> CITwirlDistortion {
    CITwirlDistortion()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func colorControls() -> CIColorControls { CIColorControls() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func photoEffectNoir() -> CIPhotoEffectNoir {
    CIPhotoEffectNoir()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func photoEffectMono() -> CIPhotoEffectMono {
    CIPhotoEffectMono()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func areaAverage() -> CIAreaAverage { CIAreaAverage() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func blendWithMask() -> CIBlendWithMask { CIBlendWithMask() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func colorInvert() -> CIColorInvert { CIColorInvert() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func gloom() -> CIGloom { CIGloom() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func motionBlur() -> CIMotionBlur { CIMotionBlur() }
}
