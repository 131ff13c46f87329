public import LayoutCore

/// Lists and forms: rows below each other in a scroll view that fills the room it is offered
/// (L24.8).
///
/// A section in a list has rows of its own, between its header and its footer. Proved by
/// `Specs/Conformance/List`.
extension ViewTreeBuilder {
  mutating func list(_ content: Slot?) {
    let style = controlStyles.list
    let inset = style.isInset ? controlMetrics.sectionInset : 0
    let spacing = style.isGrouped ? controlMetrics.sectionSpacing : 0
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .topLeading
        )
      )
    )
    open(.scrollView(axes: .vertical, position: ScrollPosition()))
    let insets = EdgeInsets(top: spacing, leading: inset, bottom: spacing, trailing: inset)
    open(.modifier(.paddingInsets(insets)))
    openRows()
    rows(content)
    for _ in 0..<4 { close() }
  }

  /// Outside of a list a section is its views below each other.
  mutating func section(isRow: Bool, header: Slot?, content: Slot?, footer: Slot?) {
    guard isRow else {
      return column(.leading) {
        $0.slot(.header, header)
        $0.slot(.content, content)
        $0.slot(.footer, footer)
      }
    }
    openRows()
    // The fonts are those of UIListContentConfiguration.
    title(.header, header, controlStyles.list.isGrouped ? .footnote : .headline)
    rows(content)
    title(.footer, footer, .footnote)
    close()
  }

  private mutating func openRows() {
    let sectionSpacing =
      switch controlStyles.sectionSpacing {
      case .custom(let spacing): spacing
      case .compact: controlMetrics.compactSectionSpacing
      case .standard: controlMetrics.sectionSpacing
      }
    open(
      .rows(
        spacing: controlStyles.rowSpacing,
        sectionSpacing: controlStyles.list.isGrouped ? sectionSpacing : 0
      )
    )
  }

  /// Views that are rows, each of which is as wide as the list and at least a finger high.
  private mutating func rows(_ content: Slot?) {
    open(.modifier(.listRow(minHeight: controlMetrics.rowHeight)))
    open(.modifier(.listRowPadding(insets(vertical: controlMetrics.rowVerticalInset))))
    open(.group)
    slot(.content, content)
    for _ in 0..<3 { close() }
  }

  /// The header or footer of a section.
  private mutating func title(_ slot: ControlSlot, _ views: Slot?, _ style: TextStyle) {
    guard let views else { return }
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: controlMetrics.headerHeight),
          alignment: Alignment(horizontal: .leading, vertical: slot == .header ? .bottom : .top)
        )
      )
    )
    open(.modifier(.paddingInsets(insets(vertical: controlMetrics.headerInset))))
    open(.modifier(.font(style)))
    open(.group)
    self.slot(slot, views)
    for _ in 0..<4 { close() }
  }

  /// The insets of rows, with others at top and bottom.
  func insets(vertical: Double) -> EdgeInsets {
    EdgeInsets(
      top: vertical,
      leading: controlMetrics.rowInset,
      bottom: vertical,
      trailing: controlMetrics.rowInset
    )
  }
}

extension ModifierContent {
  /// `font(_:)` with a text style.
  static func font(_ style: TextStyle) -> ModifierContent {
    .environment(EnvironmentChange(name: "font") { $0.font = TextFont(size: .style(style)) })
  }
}
