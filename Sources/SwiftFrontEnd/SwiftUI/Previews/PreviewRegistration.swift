/// What `#Preview` makes of a preview: a type that the program finds among its own.
public protocol PreviewRegistration {
  /// The preview's name, which need not be unique.
  static var name: String? { get }
  /// How the preview is shown.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The module and the file, as `#fileID` says them.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The views, one for each argument.
  @MainActor static var contents: [PreviewContent] { get }
}
