internal import LayoutCore

extension View {
  /// The insets of the view in its row, in points; nil for the list's own.
  @ViewBuilder
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets { engineModifier(.listRowInsets(insets.engine)) } else { self }
  }

  /// The insets of the view at edges of its row, in points.
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

  /// A style behind the row of the view (D9.5); nil for the list's own.
  ///
  /// Views that are no styles are not drawn: they take no room and have no meaning.
  @ViewBuilder
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    if let style = view as? any ShapeStyle {
      modifier(_StyledModifier { .drawing(.listRowBackground(style._paint(in: $0))) })
    } else if view is EmptyView {
      modifier(_StyledModifier { .drawing(.listRowBackground(Color.clear._paint(in: $0))) })
    } else {
      inert()
    }
  }

  /// Inert: lines between rows take no room.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { inert() }

  /// Inert: lines between rows take no room.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { inert() }

  /// Inert: the colour of lines.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { inert() }

  /// Inert: the colour of lines.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { inert() }

  /// Inert: the colour of marks in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert() }

  /// Inert: the colour of marks in rows.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { inert() }

  /// Inert: what the pointer does over a row.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inert()
  }

  /// The distance between the rows of lists inside, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    controlLook("listRowSpacing", spacing) { $0.rowSpacing = max(Double($1 ?? 0), 0) }
  }

  /// The distance between the sections of lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    controlLook("listSectionSpacing", spacing) { $0.sectionSpacing = $1.engine }
  }

  /// The distance between the sections of lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Inert: headers of sections have one size each.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { inert() }
}
