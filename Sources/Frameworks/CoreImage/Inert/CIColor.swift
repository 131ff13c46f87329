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
  /// A name, which changes nothing.
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  /// A name, which changes nothing.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  /// A name, which changes nothing.
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
  /// A name, which changes nothing.
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

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIColor: NSObject {
  /// Creates one, which does nothing.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }
  /// Creates one, which does nothing.
  public init(color: UIColor) {
    (red, green, blue, alpha) = (0, 0, 0, 1)
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let red: CGFloat
  /// A value that is kept, and changes nothing.
  public let green: CGFloat
  /// A value that is kept, and changes nothing.
  public let blue: CGFloat
  /// A value that is kept, and changes nothing.
  public let alpha: CGFloat
  /// Inert: always `CIColor(red: 0, green: 0, blue: 0)`.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Inert: always `CIColor(red: 1, green: 1, blue: 1)`.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Inert: always `CIColor(red: 0, green: 0, blue: 0, alpha: 0)`.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// Inert: a class of CoreImage, of which there is only the name and its values.
open class CIVector: NSObject {
  /// Creates one, which does nothing.
  public init(x: CGFloat, y: CGFloat) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    super.init()
  }
}

/// A constant, which changes nothing.
public let kCIInputImageKey: String = "inputImage"

/// A constant, which changes nothing.
public let kCIInputIntensityKey: String = "inputIntensity"

/// A constant, which changes nothing.
public let kCIInputRadiusKey: String = "inputRadius"

/// A constant, which changes nothing.
public let kCIInputScaleKey: String = "inputScale"

/// A constant, which changes nothing.
public let kCIInputColorKey: String = "inputColor"

/// A constant, which changes nothing.
public let kCIInputCenterKey: String = "inputCenter"

/// A constant, which changes nothing.
public let kCIInputExtentKey: String = "inputExtent"

/// A constant, which changes nothing.
public let kCIInputBrightnessKey: String = "inputBrightness"

/// A constant, which changes nothing.
public let kCIInputContrastKey: String = "inputContrast"

/// A constant, which changes nothing.
public let kCIInputSaturationKey: String = "inputSaturation"

/// A constant, which changes nothing.
public let kCIOutputImageKey: String = "outputImage"
