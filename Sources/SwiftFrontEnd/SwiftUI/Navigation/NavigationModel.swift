internal import ViewGraph

/// The pushed entries of a navigation container: values of its path, then the destinations of links
/// without values and of other presenters (V10.6).
@MainActor
final class NavigationModel {
  /// A view above the content.
  struct Entry {
    /// The stable identity.
    let id: AnyHashable
    /// The value of the path; nil for views that are no values.
    var value: AnyHashable?
    /// Builds the views of an entry without a value.
    var views: (@MainActor (inout ChildCursor) -> Void)?
    /// Called when the view is popped.
    var onPop: (() -> Void)?
  }

  /// The destination for values of a type.
  struct Destination {
    let depth: Int
    let views: @MainActor (AnyHashable, inout ChildCursor) -> Void
  }

  /// The path binding of the container.
  struct Path {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Bool
    let removeLast: (Int) -> Void
  }

  private unowned let node: GraphNode
  /// The path binding; nil if the container stores the path.
  var path: Path?
  /// `true` if there is one column at a time: a new entry replaces the last.
  let isReplacing: Bool
  /// The views that are no values of a path that was given.
  private var own: [Entry] = []
  private var destinations: [ObjectIdentifier: [Int32: Destination]] = [:]
  private var dismissals: [AnyHashable: Dismissal] = [:]
  /// The mode of the content.
  let editing = EditModeContainer()
  /// The edit modes of the pushed views.
  private var editings: [AnyHashable: EditModeContainer] = [:]
  private var count = 0
  /// Whether the container is being evaluated.
  var isUpdating = false
  /// The searches of the views inside, the last that came last.
  var searches: [SearchModel] = []
  /// Runs when the last column is to be shown.
  var onDetail: (@MainActor () -> Void)?
  /// The stacks in the columns of a split view.
  private var stacks: [Int: StackReference] = [:]

  private struct StackReference {
    weak var model: NavigationModel?
  }

  init(_ node: GraphNode, isReplacing: Bool = false) {
    self.node = node
    self.isReplacing = isReplacing
  }

  /// The pushed entries, the top one last.
  var entries: [Entry] {
    let values = (path?.values() ?? []).enumerated().map { index, value in
      Entry(id: AnyHashable(PathPosition(index: index, value: value)), value: value)
    }
    return values + own
  }

  // MARK: Pushing

  /// Shows a value.
  func push(_ value: AnyHashable) {
    if let path, path.append(value) { return noteChange() }
    count += 1
    let id = AnyHashable(PathPosition(index: count, value: value))
    add(Entry(id: id, value: value))
  }

  /// Shows the views of a presenter, in the place of those that it has shown before.
  func present(
    _ id: AnyHashable,
    onPop: @escaping () -> Void,
    _ views: @escaping @MainActor (inout ChildCursor) -> Void
  ) {
    let entry = Entry(id: id, views: views, onPop: onPop)
    if let index = own.firstIndex(where: { $0.id == id }) {
      own[index] = entry
      noteChange()
    } else {
      add(entry)
    }
  }

  /// Pops the views of a presenter.
  func withdraw(_ id: AnyHashable) {
    guard let index = own.firstIndex(where: { $0.id == id }) else { return }
    own.removeSubrange(index...)
    noteChange()
  }

  private func add(_ entry: Entry) {
    if isReplacing {
      for old in own where old.id != entry.id { old.onPop?() }
      own = [entry]
    } else {
      own.append(entry)
    }
    noteChange()
    showDetail()
  }

  /// Shows the last column, if one column is shown at a time.
  func showDetail() { onDetail?() }

  // MARK: Popping

  /// Pops views until a number of entries is left.
  func pop(to number: Int) {
    let values = path?.values().count ?? 0
    while own.count + values > number, let last = own.popLast() { last.onPop?() }
    if values > max(number, 0), own.isEmpty { path?.removeLast(values - max(number, 0)) }
    noteChange()
  }

  /// Returns the action that dismisses a view.
  func dismissal(of entry: Entry, at index: Int) -> Dismissal {
    let known = dismissals[entry.id] ?? Dismissal()
    known.perform = { [weak self] in
      guard let self, let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
      pop(to: index)
    }
    dismissals[entry.id] = known
    return known
  }

  /// Returns the edit mode of a pushed view; it is reset once the view is popped.
  func editing(of entry: Entry) -> EditModeContainer {
    let known = editings[entry.id] ?? EditModeContainer()
    let ids = Set(entries.map(\.id))
    editings = editings.filter { ids.contains($0.key) }
    editings[entry.id] = known
    return known
  }

  // MARK: Columns

  /// Registers the stack of a column.
  func setStack(_ stack: NavigationModel, ofColumn column: Int) {
    stacks[column] = StackReference(model: stack)
  }

  /// Returns the stack of a column; nil if there is none.
  func stack(ofColumn column: Int) -> NavigationModel? { stacks[column]?.model }

  /// Pops to a level of a collapsed split view, whose levels are its columns and the entries of
  /// their stacks (V10.17).
  ///
  /// - Returns: The column; nil if there is no such level.
  func pop(to level: Int, inColumns count: Int) -> Int? {
    var first = 0
    for column in 0..<count {
      let stack = stack(ofColumn: column)
      let pushed = stack?.entries.count ?? 0
      if level <= first + pushed {
        stack?.pop(to: level - first)
        return column
      }
      first += pushed + 1
    }
    return nil
  }

  // MARK: Destinations

  /// Registers the destination of a type's values; of two the one nearest to the root counts.
  func setDestination(
    of type: Any.Type,
    by presenter: GraphNode,
    _ views: @escaping @MainActor (AnyHashable, inout ChildCursor) -> Void
  ) {
    destinations[ObjectIdentifier(type), default: [:]][presenter.number] =
      Destination(depth: presenter.depth, views: views)
    noteChange()
  }

  /// Returns whether a value has a destination.
  func hasDestination(for value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.isEmpty == false
  }

  /// Unregisters the destination of a presenter.
  func removeDestination(of type: Any.Type, by presenter: GraphNode) {
    destinations[ObjectIdentifier(type)]?[presenter.number] = nil
  }

  /// Adds the views of an entry; nothing for a value without a destination.
  func append(_ entry: Entry, to cursor: inout ChildCursor) {
    if let views = entry.views { return views(&cursor) }
    guard let value = entry.value else { return }
    let known = destinations[ObjectIdentifier(Swift.type(of: value.base))]?.values
    known?.min { $0.depth < $1.depth }?.views(value, &cursor)
  }

  private func noteChange() {
    if !isUpdating { node.invalidate() }
  }
}

/// A value at its place in a path.
private struct PathPosition: Hashable {
  let index: Int
  let value: AnyHashable
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private enum NavigationColumnKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The column of a split view that the view is in.
  var navigationColumn: Int {
    get { self[NavigationColumnKey.self] }
    set { self[NavigationColumnKey.self] = newValue }
  }

  /// The navigation container around the view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

extension GraphNode {
  /// The navigation container around the node.
  var navigation: NavigationModel? { EnvironmentValues(inputs.environment).navigation }

  /// Updates a navigation stack: its content and its entries.
  func updateStack<Content: View>(
    _ model: NavigationModel,
    _ content: Content,
    in cursor: inout ChildCursor,
    _ stack: GraphInputs
  ) {
    cursor.slot(0, stack) { appendSearched(content, to: &$0) }
    var index = 0
    while index < model.entries.count {
      let entry = model.entries[index]
      let dismissal = model.dismissal(of: entry, at: index)
      var environment = EnvironmentValues(stack.environment)
      environment.dismissal = dismissal
      environment.editModeContainer = model.editing(of: entry)
      var inputs = stack
      inputs.environment = environment.graph
      cursor.group(.id(IdentityValue(entry.id)), inputs) { model.append(entry, to: &$0) }
      index += 1
    }
  }

  /// Lets users go back, and type into a stack's search field.
  func letNavigate(_ model: NavigationModel) {
    var requests = RequestHandlers()
    requests.activate = { model.pop(to: model.entries.count - 1) }
    requests.setState = { state in
      switch state {
      case .level(let level):
        model.pop(to: level)
        return true
      case .text(let text):
        guard let search = model.searches.last else { return false }
        return search.type(text)
      case .toggle, .value, .selection, .option, .tab, .isExpanded, .columns: return false
      }
    }
    requests.submit = { model.searches.last?.submit() }
    self.requests = requests
  }
}
