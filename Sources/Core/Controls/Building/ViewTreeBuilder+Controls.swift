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

  /// Finds the views that a link with a value leads to, by its number; nil if it leads nowhere.
  public typealias LinkDestination = (_ link: Int) -> Slot?

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
  ///   - tabOwners: By what the front end knows the tabs; those that are missing it does not.
  ///   - path: The views that are pushed onto a navigation stack, the last one on top.
  ///   - destination: What the links with a value in a navigation stack, or in the columns of a split
  ///     view, lead to.
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
    tabOwners: [Int32] = [],
    path: [Slot] = [],
    destination: LinkDestination? = nil
  ) {
    // A list among the rows of another is as a group of them (M5.15).
    if control.isList, isAmongRows {
      open(.group, id: id)
      content?(&self)
      return close()
    }
    let views = control.views
    let given = ControlSlots(
      label: label,
      icon: icon,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel,
      header: header,
      footer: footer,
      content: content,
      tabs: tabs,
      tabIcons: tabIcons,
      tabOwners: tabOwners,
      path: path,
      destination: destination,
      isRow: views.dependsOnRow && isAmongRows,
      isInRow: views.dependsOnRow && isInRow
    )
    let outer = controlMetrics
    if case .picker(.wheel, _, _, _) = control {
      controlMetrics.growWheel(at: controlEnvironment.dynamicTypeSize)
    }
    open(.control(control), id: id)
    views.build(given, in: &self)
    close()
    controlMetrics = outer
  }
}
