package import LayoutCore

/// `textContentType(_:)` or `keyboardType(_:)`: what is typed into the fields inside; layout and drawing
/// pass it on.
package struct FieldPurpose: ViewAnnotation, Hashable {
  /// The name of the modifier.
  package let name: String
  /// The content type by SwiftUI's name; nil for none.
  package let purpose: String?

  /// `textContentType(_:)` with the name of a content type; nil for none.
  package static func contentType(_ name: String?) -> FieldPurpose {
    FieldPurpose(name: "textContentType", purpose: name)
  }

  /// `keyboardType(_:)` with the name of a keyboard.
  package static func keyboard(_ name: String) -> FieldPurpose {
    FieldPurpose(name: "keyboardType", purpose: general.contains(name) ? nil : name)
  }

  /// The keyboards on which everything can be typed.
  private static let general: Set = ["default", "asciiCapable", "alphabet"]
}
