// Written by tools/frameworks/generate from Metal.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// What draws: there is none.
public protocol MTLDevice: AnyObject { var name: String { get } }
/// What is drawn in order.
public protocol MTLCommandQueue: AnyObject {}
/// What is drawn at once.
public protocol MTLCommandBuffer: AnyObject {}
/// Pixels.
public protocol MTLTexture: AnyObject {}
/// Numbers.
public protocol MTLBuffer: AnyObject {}
/// Programs that draw.
public protocol MTLLibrary: AnyObject {}
/// How something is drawn.
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
