internal import LayoutCore

/// The containers that the platform puts around the views of a control, which SwiftUI's flat tree
/// leaves to it (A1.3 and A1.4), and which placed view is in which.
struct PlatformContainers {
  /// A container of the platform.
  struct Container {
    var role: AccessibilityRole
    /// The control that makes it, a row's view, or the view that a presentation covers.
    var view: Int
    /// The view that has the container's frame.
    var frameView: Int
    /// What is added to the path of ``view``.
    var suffix: String
    /// The container around it; a presentation is at the top.
    var parent: Int?
    /// The place of a cell.
    var cell: AccessibilitySnapshot.Cell?
  }

  private(set) var containers: [Container] = []
  /// For each placed view the container that its elements are in.
  private(set) var containerOfView: [Int?]
  /// For each placed view the innermost control that it is or is in.
  private(set) var controlOfView: [Int?]
  /// For each placed view the innermost disclosure group or tab view that shows and hides it.
  private(set) var disclosingViews: [Int?]

  private let hierarchy: ViewHierarchy
  private let slots: [ControlSlot?]
  /// The containers that begin with a view which has not been reached yet.
  private var beginnings: [Int?]
  private var presentations: [Presentation: Int] = [:]

  private struct Presentation: Hashable {
    var host: Int
    var modifier: Int
  }

  /// Finds the containers in one walk: a view comes before those inside of it.
  init(_ hierarchy: ViewHierarchy, slots: [ControlSlot?]) {
    let none = [Int?](repeating: nil, count: hierarchy.views.count)
    self.hierarchy = hierarchy
    self.slots = slots
    containerOfView = none
    controlOfView = none
    disclosingViews = none
    beginnings = none
    for view in hierarchy.views { visit(view) }
  }

  private mutating func visit(_ view: PlacedView) {
    let index = view.index
    let outer = view.parent.flatMap { containerOfView[$0] }
    containerOfView[index] = presentation(around: view) ?? beginnings[index] ?? outer
    disclosingViews[index] = disclosingView(around: view)
    controlOfView[index] = view.parent.flatMap { controlOfView[$0] }
    guard case .control(let control) = view.content else { return }
    controlOfView[index] = index
    switch control {
    case .list:
      beginList(view)
    case .section:
      if let list = containerOfView[index], containers[list].role == .list {
        beginSection(view, in: list)
      }
    case .table:
      beginTable(view)
    case .picker(.segmented, _, _):
      begin(.segmentedPicker, of: view, at: hierarchy.children(of: index).first)
    case .picker(.inline, _, _):
      begin(.inlinePicker, of: view, at: hierarchy.children(of: index).first)
    case .tabView:
      let parts = hierarchy.children(of: index).first.map { hierarchy.children(of: $0) }
      begin(.tabBar, of: view, at: parts?.last)
    case .menu:
      let content = hierarchy.children(of: index).first { slot(of: $0) == nil }
      begin(.menu, of: view, at: content)
    default:
      return
    }
  }

  private func slot(of view: Int) -> ControlSlot? { slots[hierarchy.views[view].source] }

  // MARK: Containers

  @discardableResult
  private mutating func begin(
    _ role: AccessibilityRole,
    of view: PlacedView,
    at beginning: Int?
  ) -> Int? {
    guard let beginning else { return nil }
    beginnings[beginning] = containers.count
    containers.append(
      Container(
        role: role,
        view: view.index,
        frameView: role == .tabBar || role == .menu ? beginning : view.index,
        suffix: "/\(role.rawValue)",
        parent: containerOfView[view.index]
      )
    )
    return containers.count - 1
  }

  private mutating func beginList(_ view: PlacedView) {
    guard let column = rows(in: view.index), let list = begin(.list, of: view, at: column) else {
      return
    }
    for row in hierarchy.children(of: column) { beginRow(row, in: list) }
  }

  /// The column of rows that a list is made of.
  private func rows(in view: Int) -> Int? {
    var column = hierarchy.children(of: view).first
    while let view = column {
      if case .rows = hierarchy.views[view].content { return view }
      column = hierarchy.children(of: view).first
    }
    return nil
  }

  /// The content of a section in a list is made of rows, header and footer stand between them.
  private mutating func beginSection(_ view: PlacedView, in list: Int) {
    guard let column = hierarchy.children(of: view.index).first else { return }
    for row in hierarchy.children(of: column) where slot(of: row) == .content {
      beginRow(row, in: list)
    }
  }

  private mutating func beginRow(_ view: Int, in list: Int) {
    if case .control(.section) = hierarchy.views[view].content { return }
    beginnings[view] = containers.count
    containers.append(
      Container(role: .row, view: view, frameView: view, suffix: "/row", parent: list)
    )
  }

  /// Below the titles of a table, which are a stack, its rows scroll: controls made of one.
  private mutating func beginTable(_ view: PlacedView) {
    let parts = hierarchy.children(of: view.index).first
    guard let parts, let table = begin(.table, of: view, at: parts) else { return }
    let lines = hierarchy.children(of: parts)
    let rows = lines.last.flatMap { hierarchy.children(of: $0).first }
    var stacks = Array(lines.prefix(1))
    if let rows {
      stacks += hierarchy.children(of: rows).compactMap { hierarchy.children(of: $0).first }
    }
    for (row, stack) in stacks.enumerated() {
      let isHeader = row == 0
      for (column, cell) in hierarchy.children(of: stack).enumerated() {
        beginnings[cell] = containers.count
        containers.append(
          Container(
            role: .cell,
            view: cell,
            frameView: cell,
            suffix: "/cell",
            parent: table,
            cell: AccessibilitySnapshot.Cell(
              rows: row..<row + 1,
              columns: column..<column + 1,
              isHeader: isHeader
            )
          )
        )
      }
    }
  }

  /// The container of the presentation whose content a view is; nil for other views.
  private mutating func presentation(around view: PlacedView) -> Int? {
    guard let host = view.parent, let modifier = view.hostModifier else { return nil }
    let key = Presentation(host: host, modifier: modifier)
    if let known = presentations[key] { return known }
    var counts: [String: Int] = [:]
    for placed in hierarchy.views[host].modifiers {
      let name = placed.typeName
      counts[name, default: 0] += 1
      guard placed.source == modifier else { continue }
      guard case .annotation(let annotation, _) = placed.content,
        case .presentation(let name)? = annotation as? AccessibilityModifier
      else { return nil }
      let number = counts[name, default: 1]
      presentations[key] = containers.count
      containers.append(
        Container(
          role: name == "alert" ? .alert : .dialog,
          view: host,
          frameView: host,
          suffix: number == 1 ? "/\(name)" : "/\(name)#\(number)",
          parent: nil
        )
      )
      return containers.count - 1
    }
    return nil
  }

  private func disclosingView(around view: PlacedView) -> Int? {
    guard let parent = view.parent else { return nil }
    if view.hostModifier == nil, slots[view.source] == .content,
      let control = controlOfView[parent],
      case .control(let content) = hierarchy.views[control].content
    {
      switch content {
      case .disclosureGroup, .tabView: return control
      default: break
      }
    }
    return disclosingViews[parent]
  }
}
