/// A button that runs the action of `renameAction(_:)`.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() where Label == SwiftUI.Label<Text, Image> {}
}

extension RenameButton: View {
  /// The title and symbol of the role.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// The action that begins renaming.
@MainActor
public struct RenameAction {
  nonisolated let action: @MainActor () -> Void

  /// Begins renaming.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The rename action; nil if there is none.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of rename buttons inside.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(_EnvironmentModifier("renameAction") { $0.rename = RenameAction(action: action) })
  }
}
