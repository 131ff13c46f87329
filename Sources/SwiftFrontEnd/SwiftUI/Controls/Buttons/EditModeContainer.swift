internal import ViewGraph

/// The edit mode of a screen, of a page of a navigation stack or of a sheet (V4.6).
@MainActor
final class EditModeContainer {
  private let mode = StateLocation(EditMode.inactive) { $0 == $1 }

  nonisolated init() {}

  nonisolated var binding: Binding<EditMode> { Binding(mode) }
}

private enum EditModeContainerKey: EnvironmentKey {
  static var defaultValue: EditModeContainer? { nil }
}

extension EnvironmentValues {
  /// The container whose views are edited together.
  var editModeContainer: EditModeContainer? {
    get { self[EditModeContainerKey.self] }
    set { self[EditModeContainerKey.self] = newValue }
  }
}
