// Written by tools/frameworks/generate from CoreMedia.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreMedia, of which there is only the name and its values.
open class CMSampleBuffer: NSObject {
}

/// Inert: a class of CoreMedia, of which there is only the name and its values.
open class CMFormatDescription: NSObject {
}

/// Inert: a class of CoreMedia, of which there is only the name and its values.
open class CMBlockBuffer: NSObject {
}

/// Another name.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Another name.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Inert: returns the same to everybody.
@discardableResult public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer)
  -> CVImageBuffer?
{ nil }

/// A value of CoreMedia, which changes nothing.
public struct CMVideoDimensions: Hashable, Sendable {
  /// A value that is kept, and changes nothing.
  public var width: Int32
  /// A value that is kept, and changes nothing.
  public var height: Int32
  /// Creates a value, which changes nothing.
  public init(width: Int32, height: Int32) { self.width = width; self.height = height }
}

/// Inert: returns the same to everybody.
@discardableResult public func CMVideoFormatDescriptionGetDimensions(
  _ description: CMFormatDescription
) -> CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }

/// Inert: a class of CoreMedia, of which there is only the name and its values.
open class CVImageBuffer: NSObject {
}

/// Another name.
public typealias CVPixelBuffer = CVImageBuffer
