public import LayoutCore

/// Controls as views: each is a node that says what it means, around ordinary views that say what
/// it looks like and what parts of it they are.
///
/// Each control is a file of its own, in a folder named like its subject; `Control+Views` lists them.
extension ViewTreeBuilder {
  /// The system whose controls are built.
  var system: SystemVersion { controlEnvironment.system }

  /// Builds the views of a slot of a control.
  public typealias Slot = (inout ViewTreeBuilder) -> Void

  /// Adds a control.
  ///
  /// - Parameters:
  ///   - control: What it is and its state.
  ///   - label: Its label; nil for none.
  ///   - icon: The picture of a `Label`.
  ///   - minimumValueLabel: What stands at the leading end of a slider.
  ///   - maximumValueLabel: What stands at its trailing end.
  ///   - header: What stands above the content of a section.
  ///   - footer: What stands below it.
  ///   - content: What it holds.
  ///   - tabs: What each tab of a tab view holds; of a navigation split view its columns: sidebar,
  ///     content, which may be nil, and detail.
  ///   - tabIcons: The pictures of the tabs; those that are missing have none.
  ///   - path: The views that are pushed onto a navigation stack, the last one on top.
  public mutating func control(
    _ control: Control,
    id: String? = nil,
    label: Slot? = nil,
    icon: Slot? = nil,
    minimumValueLabel: Slot? = nil,
    maximumValueLabel: Slot? = nil,
    header: Slot? = nil,
    footer: Slot? = nil,
    content: Slot? = nil,
    tabs: [Slot?] = [],
    tabIcons: [Slot?] = [],
    path: [Slot] = []
  ) {
    // A list among the rows of another is as a group of them (M5.15).
    if control.isList, isAmongRows {
      open(.group, id: id)
      content?(&self)
      return close()
    }
    let views = control.views
    let given = GivenViews(
      label: label,
      icon: icon,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel,
      header: header,
      footer: footer,
      content: content,
      tabs: tabs,
      tabIcons: tabIcons,
      path: path,
      isRow: views.dependsOnRow && isAmongRows,
      isInRow: views.dependsOnRow && isInRow
    )
    open(.control(control), id: id)
    views.build(given, in: &self)
    close()
  }
}
