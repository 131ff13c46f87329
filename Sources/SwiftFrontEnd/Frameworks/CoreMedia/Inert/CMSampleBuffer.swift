// Written by tools/frameworks/generate from CoreMedia.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreMedia; only its name and values exist.
open class CMSampleBuffer: NSObject {
}

/// Inert: a class of CoreMedia; only its name and values exist.
open class CMFormatDescription: NSObject {
}

/// Inert: a class of CoreMedia; only its name and values exist.
open class CMBlockBuffer: NSObject {
}

/// Another name.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Another name.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Inert: always returns the same instance.
@discardableResult public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer)
  -> CVImageBuffer?
{ nil }

/// A value of CoreMedia without effect.
public struct CMVideoDimensions: Hashable, Sendable {
  /// Stored; has no effect.
  public var width: Int32
  /// Stored; has no effect.
  public var height: Int32
  /// Creates a value without effect.
  public init(width: Int32, height: Int32) { self.width = width; self.height = height }
}

/// Inert: always returns the same instance.
@discardableResult public func CMVideoFormatDescriptionGetDimensions(
  _ description: CMFormatDescription
) -> CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }

/// Inert: a class of CoreMedia; only its name and values exist.
open class CVImageBuffer: NSObject {
}

/// Another name.
public typealias CVPixelBuffer = CVImageBuffer
