private enum DefaultMinListRowHeightKey: ControlEnvironmentKey {
  static let defaultValue: CGFloat = 44

  static func changeControls(_ value: CGFloat) -> ControlChange {
    { $0.leastRowHeight = Double(value) }
  }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's headers, in points; nil for that of the system.
  ///
  /// Inert: headers have the system's height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}
