internal import Controls
internal import LayoutCore
public import ViewGraph

extension View {
  /// Sets the insets of the view in its row, in points; nil for the list's.
  @ViewBuilder
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets { engineModifier(.listRowInsets(insets.engine)) } else { self }
  }

  /// Sets the insets of the view at edges of its row, in points.
  @ViewBuilder
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    if let length, edges == .all {
      engineModifier(
        .listRowInsets(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length).engine
        )
      )
    } else {
      self
    }
  }

  /// Sets the background of the view's row, as large as the row (D9.5); nil for the list's.
  ///
  /// It affects neither layout nor accessibility.
  @ViewBuilder
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    if let style = view as? any ShapeStyle {
      modifier(_StyledModifier { .drawing(.listRowBackground(style._paint(in: $0))) })
    } else if view is EmptyView {
      modifier(_StyledModifier { .drawing(.listRowBackground(Color.clear._paint(in: $0))) })
    } else if let view {
      modifier(_RowBackgroundModifier(view))
    } else {
      self
    }
  }

  /// Sets the visibility of the separators of the view's row; they do not affect layout (D9.5).
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLook { _ in .separator(.row, isVisible: visibility.isWanted, edges.engine) }
  }

  /// Sets the tint of the separators of the view's row; nil for the default.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLook { .tint(.row, color?._paint(in: $0), edges.engine) }
  }

  /// Sets the visibility of the section's outer separators; by default they are hidden.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLook { _ in .separator(.section, isVisible: visibility.isWanted, edges.engine) }
  }

  /// Sets the tint of the section's outer separators; nil for the default.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLook { .tint(.section, color?._paint(in: $0), edges.engine) }
  }

  private nonisolated func rowLook(
    _ look: @escaping (EnvironmentValues) -> ListRowLook
  ) -> some View {
    modifier(_StyledModifier { .annotation(look($0), bringsViews: false) })
  }

  /// Inert: sets the tint of a row's icons.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert() }

  /// Inert: sets the tint of a row's icons.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { inert() }

  /// Inert: disables the hover effect of a row.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inert()
  }

  /// Sets the spacing of the rows of lists inside, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    controlLook("listRowSpacing", spacing) { $0.rowSpacing = max(Double($1 ?? 0), 0) }
  }

  /// Alternates two backgrounds of rows.
  ///
  /// Inert: it does not affect layout.
  public nonisolated func alternatingRowBackgrounds() -> some View { self }
}

extension VerticalEdge.Set {
  fileprivate var engine: LayoutCore.Edge.Set {
    VerticalEdge.allCases.reduce(into: []) { set, edge in
      if contains(VerticalEdge.Set(edge)) {
        set.formUnion(LayoutCore.Edge.Set(edge.edge.engine))
      }
    }
  }
}

/// Sets the background of a list row, which is laid out as the row is drawn.
public struct _RowBackgroundModifier<Background: View> {
  let background: Background

  nonisolated init(_ background: Background) { self.background = background }
}

extension _RowBackgroundModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let look = ListRowLook.background { [weak node] size in
      MainActor.runForEngine { CanvasProgram.tree(of: node?.layer(0), size: size) }
    }
    node.setOutput(.modifier(.annotation(look, bringsViews: false)))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { Background._append(background, to: &$0) }
    }
  }
}

/// The colour of marks in rows.
public struct ListItemTint: Sendable {
  /// A colour that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// The system's grey.
  public static let monochrome = ListItemTint()
}

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
