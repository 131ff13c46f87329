extension View {
  /// Adds padding around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    engineModifier(.paddingInsets(insets.engine))
  }

  /// Adds padding at some edges of the view, in points; nil for the standard length.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    engineModifier(.padding(edges: edges.engine, length: length.map { Double($0) }))
  }

  /// Adds padding around the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    engineModifier(.padding(edges: .all, length: Double(length)))
  }
}

/// The padding between a scene and its content.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The minimum that keeps content clear of the edges.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a watch's navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the padding between a scene and its content: the standard length.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding between a scene and its content: the standard length.
  public nonisolated func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }
}
