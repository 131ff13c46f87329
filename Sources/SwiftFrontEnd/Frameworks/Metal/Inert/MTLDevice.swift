// Written by tools/frameworks/generate from Metal.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// A device that draws: there is none.
public protocol MTLDevice: AnyObject { var name: String { get } }
/// A queue of command buffers.
public protocol MTLCommandQueue: AnyObject {}
/// Commands that are drawn together.
public protocol MTLCommandBuffer: AnyObject {}
/// Pixels.
public protocol MTLTexture: AnyObject {}
/// Numbers.
public protocol MTLBuffer: AnyObject {}
/// A library of shader functions.
public protocol MTLLibrary: AnyObject {}
/// The state of a render pipeline.
public protocol MTLRenderPipelineState: AnyObject {}
/// Inert: always returns the same instance.
@discardableResult public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A value of Metal, by its name.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case bgra8Unorm = 80
  case rgba8Unorm = 70
  case rgba16Float = 115
}

/// A value of Metal without effect.
public struct MTLClearColor: Sendable {
  /// Creates a value without effect.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
}

/// A value of Metal without effect.
public struct MTLSize: Sendable {
  /// Creates a value without effect.
  public init(width: Int, height: Int, depth: Int) {}
}
