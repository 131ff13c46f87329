private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// The dynamic range that images may use; nil for the system's.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets the dynamic range that images inside may use.
  ///
  /// Inert: images have the standard range; the environment has the value that was set.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
