/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode: that of the environment, or else of the screen, page or sheet.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeContainer?.binding }
    set { self[EditModeKey.self] = newValue }
  }
}
