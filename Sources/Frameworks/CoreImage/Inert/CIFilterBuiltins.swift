// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

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
  @discardableResult public static func code128BarcodeGenerator() -> CICode128BarcodeGenerator {
    CICode128BarcodeGenerator(_name: "CICode128BarcodeGenerator")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func aztecCodeGenerator() -> CIAztecCodeGenerator {
    CIAztecCodeGenerator(_name: "CIAztecCodeGenerator")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func sepiaTone() -> CISepiaTone {
    CISepiaTone(_name: "CISepiaTone")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func gaussianBlur() -> CIGaussianBlur {
    CIGaussianBlur(_name: "CIGaussianBlur")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func pixellate() -> CIPixellate {
    CIPixellate(_name: "CIPixellate")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func vignette() -> CIVignette { CIVignette(_name: "CIVignette") }
  /// Inert: returns the same to everybody.
  @discardableResult public static func bloom() -> CIBloom { CIBloom(_name: "CIBloom") }
  /// Inert: returns the same to everybody.
  @discardableResult public static func crystallize() -> CICrystallize {
    CICrystallize(_name: "CICrystallize")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func edges() -> CIEdges { CIEdges(_name: "CIEdges") }
  /// Inert: returns the same to everybody.
  @discardableResult public static func unsharpMask() -> CIUnsharpMask {
    CIUnsharpMask(_name: "CIUnsharpMask")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func twirlDistortion() -> CITwirlDistortion {
    CITwirlDistortion(_name: "CITwirlDistortion")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func colorControls() -> CIColorControls {
    CIColorControls(_name: "CIColorControls")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func photoEffectNoir() -> CIPhotoEffectNoir {
    CIPhotoEffectNoir(_name: "CIPhotoEffectNoir")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func photoEffectMono() -> CIPhotoEffectMono {
    CIPhotoEffectMono(_name: "CIPhotoEffectMono")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func areaAverage() -> CIAreaAverage {
    CIAreaAverage(_name: "CIAreaAverage")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func blendWithMask() -> CIBlendWithMask {
    CIBlendWithMask(_name: "CIBlendWithMask")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func colorInvert() -> CIColorInvert {
    CIColorInvert(_name: "CIColorInvert")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func gloom() -> CIGloom { CIGloom(_name: "CIGloom") }
  /// Inert: returns the same to everybody.
  @discardableResult public static func motionBlur() -> CIMotionBlur {
    CIMotionBlur(_name: "CIMotionBlur")
  }
}
