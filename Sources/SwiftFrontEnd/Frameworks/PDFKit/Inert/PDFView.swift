// Written by tools/frameworks/generate from PDFKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of PDFKit; only its name and values exist.
open class PDFDocument: NSObject {
  /// Always nil.
  public init?(url: URL) { return nil }
  /// Always nil.
  public init?(data: Data) { return nil }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Inert: always `0`.
  open var pageCount: Int { 0 }
  /// Inert: always `nil`.
  open var documentURL: URL? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func page(at index: Int) -> PDFPage? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func dataRepresentation() -> Data? { nil }
}

/// Inert: a class of PDFKit; only its name and values exist.
open class PDFPage: NSObject {
}

/// Inert: a class of PDFKit; only its name and values exist.
open class PDFView: UIView {
  /// Stored; has no effect.
  open var document: PDFDocument? = nil
  /// Stored; has no effect.
  open var autoScales: Bool = false
  /// Stored; has no effect.
  open var displayMode: PDFDisplayMode = .singlePage
  /// Stored; has no effect.
  open var displayDirection: PDFDisplayDirection = .vertical
}

/// A value of PDFKit, by its name.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage
  case singlePageContinuous
  case twoUp
  case twoUpContinuous
}

/// A value of PDFKit, by its name.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical
  case horizontal
}
