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

  /// The minimum height of list headers, in points; nil for the default.
  ///
  /// Inert: headers have the default height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}
