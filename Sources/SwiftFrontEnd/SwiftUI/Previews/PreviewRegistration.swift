/// The type that `#Preview` expands to, which the program finds by its conformance.
public protocol PreviewRegistration {
  /// The preview's name, which need not be unique.
  static var name: String? { get }
  /// The traits of the preview.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The module and file, in the form of `#fileID`.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The views, one for each argument.
  @MainActor static var contents: [PreviewContent] { get }
}
