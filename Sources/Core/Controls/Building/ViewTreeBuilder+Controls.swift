public import LayoutCore

/// Controls as views: each is a node with its semantics around ordinary views, which draw it and
/// are marked as its parts.
///
/// Each control has a separate file, in a folder named by its subject; `Control+Views` lists them.
extension ViewTreeBuilder {
  /// The system whose controls are built.
  var system: SystemVersion { controlEnvironment.system }

  /// Builds the views of a slot of a control.
  public typealias Slot = (inout ViewTreeBuilder) -> Void

  /// Finds the destination of a link with a value, by its number; nil if there is none.
  public typealias LinkDestination = (_ link: Int) -> Slot?

  /// Adds a control.
  ///
  /// - Parameters:
  ///   - control: The kind of control and its state.
  ///   - id: The name of its outermost view; nil for none.
  ///   - label: The label; nil for none.
  ///   - icon: The image of a `Label`.
  ///   - minimumValueLabel: The label at the leading end of a slider.
  ///   - maximumValueLabel: The label at its trailing end.
  ///   - header: The header above the content of a section.
  ///   - footer: The footer below it.
  ///   - content: The content.
  ///   - tabs: The content of each tab of a tab view; of a navigation split view its columns:
  ///     sidebar, content, which may be nil, and detail.
  ///   - tabIcons: The images of the tabs; missing ones have none.
  ///   - tabOwners: The front end's numbers of the tabs; missing ones have none.
  ///   - path: The views that are pushed onto a navigation stack, the last one on top.
  ///   - destination: Makes the destinations of the links with a value in a navigation stack, or in
  ///     the columns of a split view.
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
    // A list among the rows of another one is laid out as a group of them (M5.15).
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
