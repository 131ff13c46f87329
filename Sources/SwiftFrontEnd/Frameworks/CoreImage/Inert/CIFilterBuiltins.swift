// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of CoreImage; only its name and values exist.
open class CICode128BarcodeGenerator: CIFilter {
  /// Stored; has no effect.
  open var message: Data = Data()
  /// Stored; has no effect.
  open var correctionLevel: String = "M"
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIAztecCodeGenerator: CIFilter {
  /// Stored; has no effect.
  open var message: Data = Data()
  /// Stored; has no effect.
  open var correctionLevel: String = "M"
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIImageFilter: CIFilter {
  /// Stored; has no effect.
  open var inputImage: CIImage? = nil
  /// Stored; has no effect.
  open var intensity: Float = 1
  /// Stored; has no effect.
  open var radius: Float = 10
  /// Stored; has no effect.
  open var scale: Float = 1
  /// Stored; has no effect.
  open var brightness: Float = 0
  /// Stored; has no effect.
  open var contrast: Float = 1
  /// Stored; has no effect.
  open var saturation: Float = 1
  /// Stored; has no effect.
  open var center: CGPoint = .zero
  /// Stored; has no effect.
  open var extent: CGRect = .zero
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CISepiaTone: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIGaussianBlur: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIPixellate: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIVignette: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIBloom: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CICrystallize: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIEdges: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIUnsharpMask: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CITwirlDistortion: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIColorControls: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIPhotoEffectNoir: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIPhotoEffectMono: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIAreaAverage: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIBlendWithMask: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIColorInvert: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIGloom: CIImageFilter {
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIMotionBlur: CIImageFilter {
}

extension CIFilter {
  /// Inert: always returns the same instance.
  @discardableResult public static func code128BarcodeGenerator() -> CICode128BarcodeGenerator {
    CICode128BarcodeGenerator(_name: "CICode128BarcodeGenerator")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func aztecCodeGenerator() -> CIAztecCodeGenerator {
    CIAztecCodeGenerator(_name: "CIAztecCodeGenerator")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func sepiaTone() -> CISepiaTone {
    CISepiaTone(_name: "CISepiaTone")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func gaussianBlur() -> CIGaussianBlur {
    CIGaussianBlur(_name: "CIGaussianBlur")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func pixellate() -> CIPixellate {
    CIPixellate(_name: "CIPixellate")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func vignette() -> CIVignette { CIVignette(_name: "CIVignette") }
  /// Inert: always returns the same instance.
  @discardableResult public static func bloom() -> CIBloom { CIBloom(_name: "CIBloom") }
  /// Inert: always returns the same instance.
  @discardableResult public static func crystallize() -> CICrystallize {
    CICrystallize(_name: "CICrystallize")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func edges() -> CIEdges { CIEdges(_name: "CIEdges") }
  /// Inert: always returns the same instance.
  @discardableResult public static func unsharpMask() -> CIUnsharpMask {
    CIUnsharpMask(_name: "CIUnsharpMask")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func twirlDistortion() -> CITwirlDistortion {
    CITwirlDistortion(_name: "CITwirlDistortion")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func colorControls() -> CIColorControls {
    CIColorControls(_name: "CIColorControls")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func photoEffectNoir() -> CIPhotoEffectNoir {
    CIPhotoEffectNoir(_name: "CIPhotoEffectNoir")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func photoEffectMono() -> CIPhotoEffectMono {
    CIPhotoEffectMono(_name: "CIPhotoEffectMono")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func areaAverage() -> CIAreaAverage {
    CIAreaAverage(_name: "CIAreaAverage")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func blendWithMask() -> CIBlendWithMask {
    CIBlendWithMask(_name: "CIBlendWithMask")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func colorInvert() -> CIColorInvert {
    CIColorInvert(_name: "CIColorInvert")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func gloom() -> CIGloom { CIGloom(_name: "CIGloom") }
  /// Inert: always returns the same instance.
  @discardableResult public static func motionBlur() -> CIMotionBlur {
    CIMotionBlur(_name: "CIMotionBlur")
  }
}
