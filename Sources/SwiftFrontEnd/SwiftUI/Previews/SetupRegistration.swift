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
