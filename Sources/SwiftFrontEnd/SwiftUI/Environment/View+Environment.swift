public import OpenCombine

extension View {
  /// Sets a value that the view and those inside of it inherit.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { $0[keyPath: keyPath] = value })
  }

  /// Changes a value that the view and those inside of it inherit (V4.2).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { transform(&$0[keyPath: keyPath]) })
  }

  /// Supplies the view and those inside of it with an object; nil takes it away (V2.14).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier("environment") { $0.graph[ObjectIdentifier(T.self)] = object })
  }

  /// Supplies the view and those inside of it with an object (V2.9).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentModifier("environmentObject") { $0.graph[ObjectIdentifier(T.self)] = object }
    )
  }

  // MARK: Display

  /// Whether colours inside are light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentModifier("colorScheme") { $0.colorScheme = colorScheme })
  }

  /// Whether colours of the whole screen are light or dark; nil leaves it to the device (V5.9).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// The text size of the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentModifier("dynamicTypeSize") { $0.dynamicTypeSize = size })
  }

  /// The text size of the view, which is kept within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentModifier("dynamicTypeSize") { environment in
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = sizes.first, let most = sizes.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
      }
    )
  }

  // MARK: Content

  /// Says why content is not to be seen: placeholders stand for texts and images (D9.21); the other
  /// reasons are only told to the views inside.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reason: reason))
  }

  /// Shows content although something around it does not want that.
  public nonisolated func unredacted() -> some View {
    modifier(_RedactionModifier(reason: nil))
  }

  /// Says that others must not see the view.
  ///
  /// Inert: content is not redacted for privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Hides the bar of the device's state.
  ///
  /// Inert: the safe area stays as wide as the device's status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the bar of the device's state.
  ///
  /// Inert: the safe area stays as wide as the device's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// The colour scheme that a view prefers for the whole screen.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
