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
open class CISepiaTone: CIFilter {
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
open class CIGaussianBlur: CIFilter {
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
open class CIPixellate: CIFilter {
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
open class CIVignette: CIFilter {
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
open class CIBloom: CIFilter {
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
open class CICrystallize: CIFilter {
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
open class CIEdges: CIFilter {
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
open class CIUnsharpMask: CIFilter {
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
open class CITwirlDistortion: CIFilter {
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
open class CIColorControls: CIFilter {
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
open class CIPhotoEffectNoir: CIFilter {
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
open class CIPhotoEffectMono: CIFilter {
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
open class CIAreaAverage: CIFilter {
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
open class CIBlendWithMask: CIFilter {
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
open class CIColorInvert: CIFilter {
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
open class CIGloom: CIFilter {
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
open class CIMotionBlur: CIFilter {
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
