// Written by tools/frameworks/generate from PencilKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of PencilKit without effect.
public struct PKDrawing: Equatable, Sendable {
  /// Creates a value without effect.
  public init() {}
  /// Always throws: no drawing can be read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
  /// Inert: always returns the same instance.
  @discardableResult public func dataRepresentation() -> Data { Data() }
  /// Inert: always `.zero`.
  public var bounds: CGRect { .zero }
  /// Inert: always returns the same instance.
  @discardableResult public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// Inert: a class of PencilKit; only its name and values exist.
open class PKCanvasView: UIScrollView {
  /// Stored; has no effect.
  open var drawing: PKDrawing = PKDrawing()
  /// Stored; has no effect.
  open var tool: any PKTool = PKEraserTool(.bitmap)
  /// Stored; has no effect.
  open var drawingPolicy: PKCanvasViewDrawingPolicy = .default
  /// Stored; has no effect.
  open var isRulerActive: Bool = false
}

/// A value of PencilKit, by its name.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`
  case anyInput
  case pencilOnly
}

/// Callbacks of PencilKit, which are never made.
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Inert: never called.
  func canvasViewDrawingDidChange(_ view: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Inert: does nothing.
  public func canvasViewDrawingDidChange(_ view: PKCanvasView) {}
}

/// A drawing tool.
public protocol PKTool {}
/// A value of PencilKit without effect.
public struct PKEraserTool: PKTool {
  /// Creates a value without effect.
  public init(_ type: EraserType) {}
  /// A value of PencilKit, by its name.
  public enum EraserType: Sendable {
    case vector
    case bitmap
  }
}

/// A value of PencilKit without effect.
public struct PKInkingTool: PKTool {
  /// Creates a value without effect.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {}
  /// A value of PencilKit, by its name.
  public enum InkType: String, Sendable {
    case pen
    case pencil
    case marker
  }
}

/// A value of PencilKit without effect.
public struct PKLassoTool: PKTool {
  /// Creates a value.
  public init() {}
}

/// Inert: a class of PencilKit; only its name and values exist.
open class PKToolPicker: NSObject {
  /// Inert: does nothing.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Inert: does nothing.
  open func addObserver(_ view: PKCanvasView) {}
}
