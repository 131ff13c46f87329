internal import LayoutCore

extension View {
  /// Extends the view into the safe area where it touches it.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    engineModifier(.ignoresSafeArea(regions.engine, edges: edges.engine))
  }

  /// Ignores the safe area apart from the keyboard's, in the older API.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    engineModifier(.ignoresSafeArea(.container, edges: edges.engine))
  }

  /// Adds views at the top or bottom edge, which inset the view's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .safeAreaInset(
          edge: edge.edge.engine,
          alignment: alignment.engine.key,
          spacing: spacing.map { Double($0) }
        ),
        content()
      )
    )
  }

  /// Adds views at the leading or trailing edge, which inset the view's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .safeAreaInset(
          edge: edge.edge.engine,
          alignment: alignment.engine.key,
          spacing: spacing.map { Double($0) }
        ),
        content()
      )
    )
  }

  /// Adds a custom bar at the top or bottom edge, like a `safeAreaInset` without spacing.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Adds a custom bar at the leading or trailing edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Adds to the insets of the view's safe area, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    engineModifier(.safeAreaPaddingInsets(insets.engine))
  }

  /// Adds to the insets of the view's safe area, in points; nil for the standard length.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    engineModifier(.safeAreaPadding(edges: edges.engine, length: length.map { Double($0) }))
  }

  /// Adds to the insets of the view's safe area, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// The causes of a safe area: containers or the keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the device's own insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)

  var engine: LayoutCore.SafeAreaRegions {
    var regions: LayoutCore.SafeAreaRegions = []
    if contains(.container) { regions.formUnion(.container) }
    if contains(.keyboard) { regions.formUnion(.keyboard) }
    return regions
  }
}

extension View {
  /// Moves the view away from the corners of its container.
  ///
  /// Inert: phones and whole screens have nothing in the corners.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set = .all,
    sizeToFit: Bool = false
  ) -> some View { inert() }
}
