// Written by tools/frameworks/generate from PDFKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of PDFKit, of which there is only the name and its values.
open class PDFDocument: NSObject {
  /// There is none.
  public init?(url: URL) { return nil }
  /// There is none.
  public init?(data: Data) { return nil }
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Inert: always `0`.
  open var pageCount: Int { 0 }
  /// Inert: always `nil`.
  open var documentURL: URL? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func page(at index: Int) -> PDFPage? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func dataRepresentation() -> Data? { nil }
}

/// Inert: a class of PDFKit, of which there is only the name and its values.
open class PDFPage: NSObject {
}

/// Inert: a class of PDFKit, of which there is only the name and its values.
open class PDFView: UIView {
  /// A value that is kept, and changes nothing.
  open var document: PDFDocument? = nil
  /// A value that is kept, and changes nothing.
  open var autoScales: Bool = false
  /// A value that is kept, and changes nothing.
  open var displayMode: PDFDisplayMode = .singlePage
  /// A value that is kept, and changes nothing.
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
