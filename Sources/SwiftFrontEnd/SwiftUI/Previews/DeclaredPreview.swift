package import ProgramSupport

/// A preview of a program, by a provider or the macro.
package struct DeclaredPreview {
  /// The place of its declaration.
  package let place: TypePlace
  package let kind: Kind

  package enum Kind {
    /// `#Preview`.
    case macro(any PreviewRegistration.Type)
    /// A type that may make several.
    case provider(any PreviewProvider.Type)
  }
}
