/// A view type without arguments that a program shows in place of its previews.
///
/// The conformance is added to the type's source when the program is compiled.
public protocol ViewRegistration {
  /// The qualified name of the view type.
  static var name: String { get }
  /// The index of the file that declares it.
  static var file: Int { get }
  /// The line of its declaration, from 1.
  static var line: Int { get }
  /// Builds the view.
  @MainActor static func makeView() -> any View
}
