// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A name of CoreImage's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  /// A name without effect.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  /// A name without effect.
  public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
}

/// A name of CoreImage's.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let depthImage = CIImageRepresentationOption(rawValue: "depthImage")
}

/// A value of CoreImage, by its name.
public enum CIFormat: Int, Sendable {
  case RGBA8
  case BGRA8
  case ARGB8
  case RGBAf
  case RGBAh
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIColor: NSObject {
  /// Creates an instance without effect.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }
  /// Creates an instance without effect.
  public init(color: UIColor) {
    (red, green, blue, alpha) = (0, 0, 0, 1)
    super.init()
  }
  /// Stored; has no effect.
  public let red: CGFloat
  /// Stored; has no effect.
  public let green: CGFloat
  /// Stored; has no effect.
  public let blue: CGFloat
  /// Stored; has no effect.
  public let alpha: CGFloat
  /// Inert: always `CIColor(red: 0, green: 0, blue: 0)`.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Inert: always `CIColor(red: 1, green: 1, blue: 1)`.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Inert: always `CIColor(red: 0, green: 0, blue: 0, alpha: 0)`.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// Inert: a class of CoreImage; only its name and values exist.
open class CIVector: NSObject {
  /// Creates an instance without effect.
  public init(x: CGFloat, y: CGFloat) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    super.init()
  }
}

/// A constant without effect.
public let kCIInputImageKey: String = "inputImage"

/// A constant without effect.
public let kCIInputIntensityKey: String = "inputIntensity"

/// A constant without effect.
public let kCIInputRadiusKey: String = "inputRadius"

/// A constant without effect.
public let kCIInputScaleKey: String = "inputScale"

/// A constant without effect.
public let kCIInputColorKey: String = "inputColor"

/// A constant without effect.
public let kCIInputCenterKey: String = "inputCenter"

/// A constant without effect.
public let kCIInputExtentKey: String = "inputExtent"

/// A constant without effect.
public let kCIInputBrightnessKey: String = "inputBrightness"

/// A constant without effect.
public let kCIInputContrastKey: String = "inputContrast"

/// A constant without effect.
public let kCIInputSaturationKey: String = "inputSaturation"

/// A constant without effect.
public let kCIOutputImageKey: String = "outputImage"
