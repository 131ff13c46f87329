// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIQRCodeGenerator: CIFilter {
  /// A value that is kept, and changes nothing.
  open var message: Data = Data()
  /// A value that is kept, and changes nothing.
  open var correctionLevel: String = "M"
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CICode128BarcodeGenerator: CIFilter {
  /// A value that is kept, and changes nothing.
  open var message: Data = Data()
  /// A value that is kept, and changes nothing.
  open var correctionLevel: String = "M"
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIAztecCodeGenerator: CIFilter {
  /// A value that is kept, and changes nothing.
  open var message: Data = Data()
  /// A value that is kept, and changes nothing.
  open var correctionLevel: String = "M"
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIImageFilter: CIFilter {
  /// A value that is kept, and changes nothing.
  open var inputImage: CIImage? = nil
  /// A value that is kept, and changes nothing.
  open var intensity: Float = 1
  /// A value that is kept, and changes nothing.
  open var radius: Float = 10
  /// A value that is kept, and changes nothing.
  open var scale: Float = 1
  /// A value that is kept, and changes nothing.
  open var brightness: Float = 0
  /// A value that is kept, and changes nothing.
  open var contrast: Float = 1
  /// A value that is kept, and changes nothing.
  open var saturation: Float = 1
  /// A value that is kept, and changes nothing.
  open var center: CGPoint = .zero
  /// A value that is kept, and changes nothing.
  open var extent: CGRect = .zero
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CISepiaTone: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIGaussianBlur: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIPixellate: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIVignette: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIBloom: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CICrystallize: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIEdges: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIUnsharpMask: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CITwirlDistortion: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIColorControls: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIPhotoEffectNoir: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIPhotoEffectMono: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIAreaAverage: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIBlendWithMask: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIColorInvert: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIGloom: CIImageFilter {
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIMotionBlur: CIImageFilter {
}

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
