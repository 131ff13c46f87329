extension View {
  /// Marks the source view that a pushed screen zooms from.
  ///
  /// Inert: screens are pushed at once.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of a pushed screen.
  ///
  /// Inert: screens are pushed at once.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

/// The transition of a pushed screen.
public protocol NavigationTransition {}

/// The platform's transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates a transition.
  public init() {}
}

/// Zooms from a source view.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms from a source view.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The appearance of the source view of a zoom transition.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the colour behind the view.
  public nonisolated func background(
    _ style: Color
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }

  /// Sets the clip shape of the view.
  public nonisolated func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }

  /// Sets the shadow of the view.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }
}

extension View {
  /// Marks the source view that a pushed screen zooms from, with its appearance meanwhile.
  ///
  /// Inert: screens are pushed at once.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (
      EmptyMatchedTransitionSourceConfiguration
    ) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
