// Written by tools/frameworks/generate from ImageIO.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// A constant without effect.
public let kCGImageSourceCreateThumbnailFromImageAlways: String =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// A constant without effect.
public let kCGImageSourceThumbnailMaxPixelSize: String = "kCGImageSourceThumbnailMaxPixelSize"

/// A constant without effect.
public let kCGImageSourceCreateThumbnailWithTransform: String =
  "kCGImageSourceCreateThumbnailWithTransform"

/// A constant without effect.
public let kCGImageSourceShouldCacheImmediately: String = "kCGImageSourceShouldCacheImmediately"

/// A constant without effect.
public let kCGImagePropertyGIFDictionary: String = "{GIF}"

/// A constant without effect.
public let kCGImagePropertyGIFDelayTime: String = "DelayTime"

/// A constant without effect.
public let kCGImagePropertyOrientation: String = "Orientation"
