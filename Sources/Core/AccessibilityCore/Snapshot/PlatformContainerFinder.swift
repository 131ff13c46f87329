internal import Controls
internal import LayoutCore

/// Finds the containers of the platform, one view after the other.
struct PlatformContainerFinder {
  /// The containers found so far.
  private(set) var found: PlatformContainers
  private let hierarchy: ViewHierarchy
  private let parts: ControlParts
  /// The containers that begin with a view not yet reached.
  private var beginnings: [Int?]
  private var presentations: [Presentation: Int] = [:]

  private struct Presentation: Hashable {
    var host: Int
    var modifier: Int
  }

  init(_ hierarchy: ViewHierarchy, _ parts: ControlParts) {
    self.hierarchy = hierarchy
    self.parts = parts
    found = PlatformContainers(viewCount: hierarchy.views.count)
    beginnings = Array(repeating: nil, count: hierarchy.views.count)
  }

  mutating func visit(_ view: PlacedView) {
    let index = view.index
    let outer = view.parent.flatMap { found.containerOfView[$0] }
    let presentation = presentation(around: view)
    found.containerOfView[index] = presentation ?? beginnings[index] ?? outer
    if presentation == nil {
      found.disclosingViews[index] = disclosingView(around: view)
      found.controlOfView[index] = view.parent.flatMap { found.controlOfView[$0] }
    }
    guard case .control(let control) = view.content else { return }
    found.controlOfView[index] = index
    if let part = ScreenPlace.Part(of: control) {
      found.shownParts.append(AccessibilitySnapshot.ShownPart(view: view.source, part: part))
    }
    switch control.semantics.container {
    case .list: beginRows(of: view, in: begin(.list, of: view))
    case .section:
      if let list = found.containerOfView[index], found.containers[list].role == .list {
        beginRows(of: view, in: list)
      }
    case .table: beginTable(view)
    // A picker's options in a menu are among the menu's other items (A2.25).
    case .all(.inlinePicker) where isInMenu(index): break
    case .all(let role): begin(role, of: view)
    case .part(let part, let role): begin(role, of: view, at: part)
    case nil: break
    }
  }

  private func isInMenu(_ view: Int) -> Bool {
    found.containerOfView[view].map { found.containers[$0].role } == .menu
  }

  // MARK: Containers

  /// Begins a container around all views of a control.
  @discardableResult
  private mutating func begin(_ role: AccessibilityRole, of view: PlacedView) -> Int {
    for child in hierarchy.children(of: view.index) { beginnings[child] = found.containers.count }
    return add(role, of: view, frameView: view.index)
  }

  /// Begins a container for a part of a control; none if the part does not exist.
  private mutating func begin(
    _ role: AccessibilityRole,
    of view: PlacedView,
    at part: ControlPart
  ) {
    guard let beginning = parts.view(of: part, in: view.index) else { return }
    beginnings[beginning] = found.containers.count
    add(role, of: view, frameView: beginning)
  }

  @discardableResult
  private mutating func add(_ role: AccessibilityRole, of view: PlacedView, frameView: Int) -> Int {
    found.containers.append(
      PlatformContainers.Container(
        role: role,
        view: view.index,
        frameView: frameView,
        part: role.rawValue,
        parent: found.containerOfView[view.index],
        selection: role == .list || role == .table ? view.rowSelection : nil
      )
    )
    return found.containers.count - 1
  }

  /// The content of a list, or of a section in one, is rows; a section in it has separate rows.
  private mutating func beginRows(of view: PlacedView, in list: Int) {
    for row in parts.views(of: .content, in: view.index) {
      if case .control(.section) = hierarchy.views[row].content { continue }
      beginnings[row] = found.containers.count
      found.containers.append(
        PlatformContainers.Container(
          role: .row,
          view: row,
          frameView: row,
          part: "row",
          parent: list
        )
      )
    }
  }

  /// Begins a table, whose titles and rows have a cell for each of their views.
  private mutating func beginTable(_ view: PlacedView) {
    let table = begin(.table, of: view)
    var titles: [Int] = []
    var rows: [Int] = []
    for placed in parts.parts(of: view.index) {
      if case .columnTitle = placed.part { titles.append(placed.view) }
      if placed.part == .content { rows.append(placed.view) }
    }
    beginCells(titles, row: 0, in: table)
    for (index, row) in rows.enumerated() {
      beginCells(parts.views(of: .content, in: row), row: index + 1, in: table)
    }
  }

  private mutating func beginCells(_ cells: [Int], row: Int, in table: Int) {
    for (column, cell) in cells.enumerated() {
      beginnings[cell] = found.containers.count
      found.cells.append(found.containers.count)
      found.containers.append(
        PlatformContainers.Container(
          role: .cell,
          view: cell,
          frameView: cell,
          part: "cell",
          parent: table,
          cell: AccessibilitySnapshot.Cell(
            rows: row..<row + 1,
            columns: column..<column + 1,
            isHeader: row == 0
          )
        )
      )
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
      guard case .presentation(let presentation) = placed.content else { return nil }
      let number = counts[name, default: 1]
      presentations[key] = found.containers.count
      found.containers.append(
        PlatformContainers.Container(
          role: presentation.kind == .alert ? .alert : .dialog,
          view: host,
          frameView: host,
          part: number == 1 ? name : "\(name)\(number)",
          parent: nil,
          frame: placed.presentedFrame,
          isDismissible: presentation.kind.isDismissible
        )
      )
      return found.containers.count - 1
    }
    return nil
  }

  private func disclosingView(around view: PlacedView) -> Int? {
    guard let parent = view.parent else { return nil }
    if view.hostModifier == nil, let part = parts.part(of: view),
      let control = found.controlOfView[parent],
      case .control(let content) = hierarchy.views[control].content,
      content.semantics.discloses(part)
    {
      return control
    }
    return found.disclosingViews[parent]
  }
}

extension LayoutCore.Presentation.Kind {
  /// Whether the user can dismiss it whatever its content: an alert needs a cancel button, and a
  /// full screen cover a button for it.
  fileprivate var isDismissible: Bool {
    switch self {
    case .sheet, .popover, .confirmationDialog: true
    case .fullScreenCover, .alert: false
    }
  }
}

extension PlacedView {
  /// The selection of the list's rows that the view is.
  fileprivate var rowSelection: PlatformContainers.RowSelection? {
    for modifier in modifiers {
      guard case .annotation(let annotation, _) = modifier.content,
        case .selection(let isMultiple, let isOffered) = annotation.value as? AccessibilityModifier
      else { continue }
      return PlatformContainers.RowSelection(isMultiple: isMultiple, isOffered: isOffered)
    }
    return nil
  }

  /// Whether the row cannot be selected though others can.
  var isUnselectable: Bool {
    modifiers.contains { modifier in
      guard case .annotation(let annotation, _) = modifier.content else { return false }
      return if case .unselectable = annotation.value as? AccessibilityModifier { true } else {
        false
      }
    }
  }
}
