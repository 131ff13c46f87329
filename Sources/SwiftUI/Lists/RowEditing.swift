internal import Controls
internal import LayoutCore
internal import ViewGraph

/// How the rows of a `ForEach` are edited, while they are (V10.31).
@MainActor
final class RowEditing: GraphObserver {
  private unowned let node: GraphNode
  private unowned let memory: ForEachMemory
  /// The row of which it is asked whether it is to be deleted.
  private(set) var asked: ChildKey?
  /// Where rows are, from the top of the screen to the bottom, by their positions among the elements.
  private var places: [(position: Int, extent: ClosedRange<Double>)] = []

  init(_ node: GraphNode, _ memory: ForEachMemory) {
    (self.node, self.memory) = (node, memory)
    node.graph.observe(self)
  }

  /// Ends editing.
  func end() { node.graph.stopObserving(self) }

  func didLayOut(_ result: LayoutResult) {
    guard memory.edits.move != nil else { return }
    places = node.rowNodes.enumerated().compactMap { index, row in
      row.extent(in: result, along: .vertical).map { (memory.position(ofChild: index), $0) }
    }
  }

  /// Adds the controls of rows, which their rows show.
  ///
  /// - Parameters:
  ///   - keys: What tells the rows that have views from others.
  ///   - count: How many elements there are.
  func append(_ keys: [ChildKey], of count: Int, to cursor: inout ChildCursor) {
    cursor.layer(0) { cursor in
      for (index, key) in keys.enumerated() {
        let position = memory.position(ofChild: index)
        cursor.group(.slot(index)) { cursor in
          RowControlView._append(remove(key), to: &cursor)
          RowControlView._append(delete(position), to: &cursor)
          RowControlView._append(reorder(position, of: count), to: &cursor)
        }
      }
    }
  }

  private func remove(_ key: ChildKey) -> RowControlView {
    var requests = RequestHandlers()
    requests.activate = { [weak self] in self?.ask(key) }
    return RowControlView(control: .remove, requests: requests)
  }

  private func delete(_ position: Int) -> RowControlView {
    var requests = RequestHandlers()
    requests.activate = { [weak self] in
      guard let self else { return }
      ask(nil)
      memory.edits.delete?(IndexSet(integer: position))
    }
    return RowControlView(control: .delete, requests: requests)
  }

  private func reorder(_ position: Int, of count: Int) -> RowControlView {
    let (up, down) = (position > 0, position + 1 < count)
    var requests = RequestHandlers()
    requests.perform = { [weak self] action, _ in
      guard let self, action.kind == .named else { return false }
      switch action.name {
      case "Move Up" where up: move(position, to: position - 1)
      case "Move Down" where down: move(position, to: position + 2)
      default: return false
      }
      return true
    }
    requests.recognizer = RowDrag { [weak self] in self?.drop(position, at: $0) }
    return RowControlView(control: .reorder(up: up, down: down), requests: requests)
  }

  /// Asks whether a row is to be deleted, or takes the question back.
  private func ask(_ key: ChildKey?) {
    asked = key == asked ? nil : key
    node.invalidate()
  }

  /// Moves the row of an element before another one, by that one's position.
  private func move(_ position: Int, to offset: Int) {
    memory.edits.move?(IndexSet(integer: position), offset)
  }

  /// Moves the row of an element to the row at a distance from the top of the screen.
  private func drop(_ position: Int, at y: Double) {
    let target = places.min { $0.extent.distance(to: y) < $1.extent.distance(to: y) }
    guard let target = target?.position, target != position else { return }
    move(position, to: target > position ? target + 1 : target)
  }
}

extension ClosedRange<Double> {
  /// How far a number is from the range.
  fileprivate func distance(to number: Double) -> Double {
    Swift.max(lowerBound - number, number - upperBound, 0)
  }
}

extension ForEachMemory {
  /// Begins or ends editing the rows of a node; nil while they are not edited.
  ///
  /// What it reads decides that, so that it is called where the node notes that.
  func updateEditing(of node: GraphNode) -> RowEditing? {
    if !edits.isEmpty, node.environment.editMode?.wrappedValue.isEditing == true {
      let editing = editing ?? RowEditing(node, self)
      self.editing = editing
      return editing
    }
    editing?.end()
    editing = nil
    return nil
  }
}

/// What the rows of an edited `ForEach` depend on besides their views.
struct RowEditingState: Hashable {
  let asked: ChildKey?
}

extension GraphNode {
  /// The nodes of the elements that have views.
  var rowNodes: ArraySlice<GraphNode> {
    children.last is LayerNode ? children.dropLast() : children[...]
  }

  /// The insets that the row has asked for; of several the innermost count, as in layout.
  var listRowInsets: LayoutCore.EdgeInsets? {
    guard viewCount == 1 else { return nil }
    let inside = children.first { $0.viewCount > 0 }
    switch output {
    case .inPlace, .content(.modifier), .content(.group): break
    case .content: return nil
    }
    if let inner = inside?.listRowInsets { return inner }
    if case .content(.modifier(.listRowInsets(let insets))) = output { return insets }
    return nil
  }

  /// Adds the views of a row, with its controls while it is edited.
  ///
  /// - Parameter controls: Those that it may have.
  func emit(
    controls: GraphNode?,
    _ memory: ForEachMemory,
    into emitter: inout TreeEmitter,
    row: (inout TreeEmitter) -> Void
  ) {
    guard let controls, let editing = memory.editing, viewCount == 1,
      emitter.builder.isAmongRows
    else { return row(&emitter) }
    // A circle of what is selected stands in the place of the minus.
    let selection = environment.listSelection?.selection
    let hasCircle = selection?.isMultiple == true && selection?.isOffered(in: environment) == true
    let remove = requests?.delete == nil || hasCircle ? nil : emitter.slot(controls.children[0])
    let isAsked = remove != nil && editing.asked == key
    let reorder = requests?.move == nil ? nil : emitter.slot(controls.children[2])
    guard remove != nil || reorder != nil else { return row(&emitter) }
    emitter.builder.owner = number
    emitter.builder.editedRow(
      insets: listRowInsets,
      remove: remove,
      reorder: reorder,
      delete: isAsked ? emitter.slot(controls.children[1]) : nil
    ) { builder in
      TreeEmitter.emit(into: &builder, row)
    }
  }
}
