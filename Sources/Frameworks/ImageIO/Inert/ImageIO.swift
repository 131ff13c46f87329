// Written by tools/frameworks/generate from ImageIO.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// A constant, which changes nothing.
public let kCGImageSourceCreateThumbnailFromImageAlways: String =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// A constant, which changes nothing.
public let kCGImageSourceThumbnailMaxPixelSize: String = "kCGImageSourceThumbnailMaxPixelSize"

/// A constant, which changes nothing.
public let kCGImageSourceCreateThumbnailWithTransform: String =
  "kCGImageSourceCreateThumbnailWithTransform"

/// A constant, which changes nothing.
public let kCGImageSourceShouldCacheImmediately: String = "kCGImageSourceShouldCacheImmediately"

/// A constant, which changes nothing.
public let kCGImagePropertyGIFDictionary: String = "{GIF}"

/// A constant, which changes nothing.
public let kCGImagePropertyGIFDelayTime: String = "DelayTime"

/// A constant, which changes nothing.
public let kCGImagePropertyOrientation: String = "Orientation"
