internal import Controls
internal import LayoutCore
internal import ViewGraph

/// The edit mode of the rows of a `ForEach` (V10.31).
@MainActor
final class RowEditing: GraphObserver {
  private unowned let node: GraphNode
  private unowned let memory: ForEachMemory
  /// The row that asks to confirm its deletion.
  private(set) var asked: ChildKey? {
    didSet { observe() }
  }
  /// The positions of the rows during a drag of one of them; nil otherwise.
  private var places: RowPlaces? {
    didSet { observe() }
  }
  private var isObserving = false

  init(_ node: GraphNode, _ memory: ForEachMemory) {
    (self.node, self.memory) = (node, memory)
  }

  /// Ends editing.
  func end() { (asked, places) = (nil, nil) }

  /// Observes layouts and touches only while it needs them.
  private func observe() {
    let wants = asked != nil || places != nil
    guard wants != isObserving else { return }
    isObserving = wants
    if wants { node.graph.observe(self) } else { node.graph.stopObserving(self) }
  }

  func didLayOut(_ result: LayoutResult) {
    guard places != nil else { return }
    var rows: [RowPlaces.Row] = []
    for (index, row) in node.rowNodes.enumerated() {
      guard let extent = row.extent(in: result, along: .vertical) else { continue }
      rows.append(RowPlaces.Row(position: memory.position(ofChild: index), extent: extent))
    }
    let list = node.listAround?.geometry(in: result)?.frame(in: .global)
    places = RowPlaces(rows: rows, list: list)
  }

  /// A touch elsewhere takes the question back.
  func willUse(_ used: GraphNode) {
    guard asked != nil, !used.isAnswer(in: node) else { return }
    asked = nil
    node.invalidate()
  }

  /// Adds the controls of rows, which their rows show.
  ///
  /// - Parameters:
  ///   - keys: The identities of the rows that have views.
  ///   - count: The count of elements.
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
    requests.recognizer = RowDrag { [weak self] in self?.follow($0, of: position) }
    return RowControlView(control: .reorder(up: up, down: down), requests: requests)
  }

  /// Asks to confirm the deletion of a row, or withdraws the question.
  private func ask(_ key: ChildKey?) {
    asked = key == asked ? nil : key
    node.invalidate()
  }

  /// Moves an element's row before another one, by that one's position.
  private func move(_ position: Int, to offset: Int) {
    memory.edits.move?(IndexSet(integer: position), offset)
  }

  /// Follows a drag of the handle of an element's row.
  private func follow(_ drag: RowDrag.Phase, of position: Int) {
    switch drag {
    case .began: places = RowPlaces()
    case .cancelled: places = nil
    case .ended(let point):
      let offset = places?.offset(forRowAt: position, droppedAt: point)
      places = nil
      if let offset { move(position, to: offset) }
    }
  }
}

extension ForEachMemory {
  /// Begins or ends the edit mode of a node's rows; nil without it.
  ///
  /// It reads the edit mode, so that the node it is called for updates along with that.
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

/// The state that the rows of an edited `ForEach` depend on besides their views.
struct RowEditingState: Hashable {
  let asked: ChildKey?
}

extension GraphNode {
  /// The nodes of the elements that have views.
  var rowNodes: ArraySlice<GraphNode> {
    children.last is LayerNode ? children.dropLast() : children[...]
  }

  /// The list that the node is in; nil if it is in none.
  fileprivate var listAround: GraphNode? {
    var next = parent
    while let node = next {
      if case .content(.control(let control)) = node.output, control.isList { return node }
      next = node.parent
    }
    return nil
  }

  /// Returns whether the node is part of the question or the answers of a row's deletion.
  fileprivate func isAnswer(in forEach: GraphNode) -> Bool {
    var (isAnswer, next): (Bool, GraphNode?) = (false, self)
    while let node = next {
      if node === forEach { return isAnswer }
      if case .content(.control(.rowControl(let control))) = node.output {
        switch control {
        case .remove, .delete: isAnswer = true
        case .reorder: break
        }
      }
      next = node.parent
    }
    return false
  }

  /// The insets of the row; of several the innermost ones, as in layout.
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
  /// - Parameter controls: The edit controls, if any.
  func emit(controls: GraphNode?, _ memory: ForEachMemory, into emitter: inout TreeEmitter) {
    guard let controls, let editing = memory.editing, emitter.builder.isAmongRows else {
      return emitRow(self, into: &emitter)
    }
    // In a selectable row the selection circle replaces the minus.
    let selection = environment.listSelection?.selection
    let hasCircle = selection?.isMultiple == true && selection?.isOffered(in: environment) == true
    let remove = requests?.delete == nil || hasCircle ? nil : emitter.slot(controls.children[0])
    let isAsked = remove != nil && editing.asked == key
    let reorder = requests?.move == nil ? nil : emitter.slot(controls.children[2])
    guard remove != nil || reorder != nil else { return emitRow(self, into: &emitter) }
    // Each view of an element is a separate row.
    for row in singleViews {
      guard row.viewCount == 1 else {
        emitRow(row, into: &emitter)
        continue
      }
      emitter.builder.owner = number
      emitter.builder.editedRow(
        insets: row.listRowInsets,
        remove: remove,
        reorder: reorder,
        delete: isAsked ? emitter.slot(controls.children[1]) : nil
      ) { builder in
        TreeEmitter.emit(into: &builder) { emitRow(row, into: &$0) }
      }
    }
  }

  /// The node, or those of its views; a modifier of several views stays around them.
  private var singleViews: [GraphNode] {
    guard viewCount > 1, self is GroupNode || isComposite, case .inPlace = output,
      containerModifiers.isEmpty
    else { return [self] }
    return children.flatMap(\.singleViews)
  }
}

/// The positions of the rows of a `ForEach`, in points of the screen, during a drag of one of them
/// (V10.31).
struct RowPlaces {
  struct Row {
    /// The position of its element.
    let position: Int
    /// The vertical extent.
    let extent: ClosedRange<Double>

    /// Returns the vertical distance between a y coordinate of the screen and the row.
    func distance(to y: Double) -> Double { max(extent.lowerBound - y, y - extent.upperBound, 0) }
  }

  var rows: [Row] = []
  /// The frame of the list; nil if there is none.
  var list: Rect?

  /// Returns the offset that a row is moved to if it is dropped at a point: the position of the row
  /// there, or of the nearest one.
  ///
  /// Nil if it stays in place, as it does outside of its list.
  func offset(forRowAt position: Int, droppedAt point: Point) -> Int? {
    if let list, !list.contains(point) { return nil }
    let target = rows.min { $0.distance(to: point.y) < $1.distance(to: point.y) }
    guard let target = target?.position, target != position else { return nil }
    return target > position ? target + 1 : target
  }
}
