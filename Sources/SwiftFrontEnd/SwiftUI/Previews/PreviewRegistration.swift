package import ProgramSupport

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

/// The setup that a project wraps its previews in: its `EspalierSetup` (V10.32).
///
/// The conformance is added to `Espalier/Setup.swift` when a program is compiled.
public protocol SetupRegistration {
  /// Applies the modifier to a view.
  @MainActor static func modify(_ view: AnyView) -> AnyView
}

/// The setup around each preview of a program.
@MainActor
package struct PreviewSetup {
  private let registration: (any SetupRegistration.Type)?

  /// Finds the setup in a module; empty if its sources have none.
  package init(of module: ProgramModule) {
    registration =
      module.types(conformingToProtocolNamed: "SetupRegistration").first
      as? any SetupRegistration.Type
  }

  /// Returns a view with the setup around it.
  package func around(_ view: any View) -> any View {
    guard let registration else { return view }
    func modified(_ view: some View) -> AnyView { registration.modify(AnyView(view)) }
    return modified(view)
  }
}

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
