public import OpenCombine

extension View {
  /// Sets a value that the view and those inside of it inherit.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { $0[keyPath: keyPath] = value })
  }

  /// Transforms a value in the environment of the view (V4.2).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets an object in the environment of the view; nil removes it (V2.14).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier("environment") { $0.graph[ObjectIdentifier(T.self)] = object })
  }

  /// Sets an observable object in the environment of the view (V2.9).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentModifier("environmentObject") { $0.graph[ObjectIdentifier(T.self)] = object }
    )
  }

  // MARK: Display

  /// Sets the colour scheme of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentModifier("colorScheme") { $0.colorScheme = colorScheme })
  }

  /// Sets the colour scheme of the whole screen; nil for the device's (V5.9).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the text size of the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentModifier("dynamicTypeSize") { $0.dynamicTypeSize = size })
  }

  /// Limits the text size of the view to a range.
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

  /// Redacts the view: placeholders replace texts and images (D9.21); for other reasons only the
  /// environment changes.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reason: reason))
  }

  /// Removes the redaction of the view.
  public nonisolated func unredacted() -> some View {
    modifier(_RedactionModifier(reason: nil))
  }

  /// Marks the view as private.
  ///
  /// Inert: content is not redacted for privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Hides the status bar.
  ///
  /// Inert: the safe area stays as wide as the device's status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar.
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
