internal import Controls
internal import LayoutCore

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

  /// Sets the spacing of the sections of lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    controlLook("listSectionSpacing", spacing) { $0.sectionSpacing = $1.engine }
  }

  /// Sets the spacing of the sections of lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Inert but for the environment: section headers have one size.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension Visibility {
  /// `true` if the visibility is visible, `false` if hidden; nil for the default.
  var isWanted: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
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
