import LayoutCore

/// The changes of a screen that may mend a fault of one of its views (E1.3).
///
/// On the way from the view to the root each modifier is left out or becomes one that leaves more
/// room, each view may get a higher priority, and those beside it in the same stack that are to blame
/// get less room, with all that is inside of them.
package struct ChangeProposals {
  private let tree: ViewTree
  private let written: WrittenNodes
  /// Whether the view would be whole if other views were not there.
  private let isWholeWithout: ([Int]) -> Bool
  package private(set) var changes: [LayoutChange] = []

  /// Collects the changes for a view.
  ///
  /// - Parameter isWholeWithout: Whether the view would be whole if other views were not there.
  package init(_ screen: ExplainedScreen, view: Int, isWholeWithout: @escaping ([Int]) -> Bool) {
    tree = screen.tree
    written = screen.written
    self.isWholeWithout = isWholeWithout
    proposeTextChanges(of: view)
    var around: Int? = view
    // Nearer changes come first.
    while let node = around {
      if isWritten(node) { propose(node, view: view) }
      around = tree.parent(of: node)
    }
  }

  private func isWritten(_ node: Int) -> Bool { written.ordinal(of: node) != nil }

  private mutating func propose(_ node: Int, view: Int) {
    if case .modifier(let modifier) = tree.nodes[node].content {
      leaveOut(modifier, at: node)
      giveRoom(modifier, at: node)
      return
    }
    guard let stack = stack(around: node) else { return }
    let axis = tree.nodes[stack].content.stackAxis
    if axis != nil {
      add(
        .addition(.layoutPriority(highestPriority(in: stack, besides: node) + 1)),
        at: node,
        of: node
      )
    }
    squeezeGuilty(views(in: stack).filter { $0 != node })
    changeSpacing(of: stack)
    if axis == .horizontal, node == view || tree.nodes[node].content.stackAxis != nil {
      let column = ViewContent.vStack(alignment: .leading, spacing: nil)
      add(.replacement(column), at: stack, of: stack, changesLooks: true)
    }
  }

  private mutating func add(
    _ kind: LayoutChange.Kind,
    at node: Int,
    of view: Int,
    changesLooks: Bool = false
  ) {
    guard isWritten(node) else { return }
    changes.append(LayoutChange(kind, at: node, of: view, changesLooks: changesLooks))
  }

  // MARK: On the way

  private mutating func proposeTextChanges(of view: Int) {
    guard tree.nodes[view].content.string != nil else { return }
    add(.addition(.fixedSize(horizontal: false, vertical: true)), at: view, of: view)
    let unlimited = EnvironmentChange(name: "lineLimit") { $0.lineLimit = .none }
    add(.addition(.environment(unlimited)), at: view, of: view)
    let smaller = EnvironmentChange(name: "minimumScaleFactor") { $0.minimumScaleFactor = 0.5 }
    add(.addition(.environment(smaller)), at: view, of: view, changesLooks: true)
  }

  private mutating func leaveOut(_ modifier: ModifierContent, at node: Int) {
    guard modifier.mayTakeRoom else { return }
    add(.removal, at: node, of: tree.modifiedView(of: node))
  }

  /// Makes a frame one that grows with what is inside.
  private mutating func giveRoom(_ modifier: ModifierContent, at node: Int) {
    let view = tree.modifiedView(of: node)
    func replace(_ content: ModifierContent) {
      add(.replacement(.modifier(content)), at: node, of: view)
    }
    switch modifier {
    case .frame(let width, let height, let alignment):
      replace(
        .flexibleFrame(FlexibleFrame(minWidth: width, minHeight: height), alignment: alignment)
      )
      guard let width, let height else { return }
      replace(.frame(width: width, height: nil, alignment: alignment))
      replace(.frame(width: nil, height: height, alignment: alignment))
    case .flexibleFrame(let frame, let alignment):
      guard frame.horizontal.isBounded || frame.vertical.isBounded else { return }
      replace(.flexibleFrame(frame.withoutBounds, alignment: alignment))
    case .fixedSize(horizontal: true, vertical: true):
      replace(.fixedSize(horizontal: false, vertical: true))
      replace(.fixedSize(horizontal: true, vertical: false))
    default: return
    }
  }

  // MARK: Beside it

  /// Takes room away from a view in the same stack.
  private mutating func squeeze(_ sibling: Int) {
    if case .spacer(let length) = tree.nodes[sibling].content {
      if length != nil { add(.replacement(.spacer(minLength: nil)), at: sibling, of: sibling) }
      if length != 0 { add(.replacement(.spacer(minLength: 0)), at: sibling, of: sibling) }
    }
    var node = tree.outermost(of: sibling)
    while node != sibling {
      if case .modifier(let modifier) = tree.nodes[node].content {
        leaveOut(modifier, at: node)
        switch modifier {
        case .frame(let width, let height, let alignment):
          let frame = FlexibleFrame(maxWidth: width, maxHeight: height)
          add(
            .replacement(.modifier(.flexibleFrame(frame, alignment: alignment))),
            at: node,
            of: sibling
          )
        case .fixedSize(horizontal: true, vertical: true):
          add(
            .replacement(.modifier(.fixedSize(horizontal: false, vertical: true))),
            at: node,
            of: sibling
          )
        default: break
        }
      }
      var children = tree.children(of: node)
      guard let child = children.next() else { break }
      node = child
    }
  }

  /// Takes room away from the views that are to blame: each alone, or else all together.
  private mutating func squeezeGuilty(_ siblings: [Int]) {
    guard !siblings.isEmpty, isWholeWithout(siblings) else { return }
    let alone = siblings.count == 1 ? siblings : siblings.filter { isWholeWithout([$0]) }
    for sibling in alone.isEmpty ? siblings : alone {
      squeeze(sibling)
      changeSpacing(of: sibling)
      for inside in tree.subtree(of: sibling) where inside != sibling {
        guard case .view = tree.nodes[inside].content.role else { continue }
        squeeze(inside)
        changeSpacing(of: inside)
      }
    }
  }

  private mutating func changeSpacing(of stack: Int) {
    if case .hStack(let alignment, _?) = tree.nodes[stack].content {
      add(.replacement(.hStack(alignment: alignment, spacing: nil)), at: stack, of: stack)
    }
    if case .vStack(let alignment, _?) = tree.nodes[stack].content {
      add(.replacement(.vStack(alignment: alignment, spacing: nil)), at: stack, of: stack)
    }
  }

  // MARK: Stacks

  /// The stack whose child a view is; nil for a view in another container.
  private func stack(around view: Int) -> Int? { tree.stack(around: view) }

  /// The views that a stack divides its space among.
  private func views(in stack: Int) -> [Int] { tree.stackedViews(in: stack) }

  private func highestPriority(in stack: Int, besides view: Int) -> Double {
    views(in: stack).filter { $0 != view }.reduce(0) { max($0, tree.priority(of: $1)) }
  }
}

extension ViewTree {
  /// The stack of either axis whose child a view is; nil for a view in another container.
  func stack(around view: Int) -> Int? {
    var next = parent(of: outermost(of: view))
    while let node = next {
      switch nodes[node].content.role {
      case .group, .absentGroup, .modifier: next = parent(of: node)
      case .view: return nodes[node].content.stackAxis == nil ? nil : node
      case .nothing, .room, .proxied: return nil
      }
    }
    return nil
  }

  /// The views that a stack divides its space among, in the order of its source.
  func stackedViews(in stack: Int) -> [Int] {
    var views: [Int] = []
    func collect(_ node: Int) {
      switch nodes[node].content.role {
      case .view: views.append(node)
      case .group: for child in children(of: node) { collect(child) }
      case .modifier:
        var children = children(of: node)
        if let child = children.next() { collect(child) }
      case .absentGroup, .nothing, .room, .proxied: break
      }
    }
    for child in children(of: stack) { collect(child) }
    return views
  }

  /// The priority that a view has in its stack: the outermost modifier's that states one (L10.14),
  /// the lowest for spacers (L11.3).
  func priority(of view: Int) -> Double {
    var node = outermost(of: view)
    while node != view {
      if case .modifier(.layoutPriority(let priority)) = nodes[node].content { return priority }
      var children = children(of: node)
      guard let child = children.next() else { break }
      node = child
    }
    if case .spacer = nodes[view].content { return -.infinity }
    return 0
  }
}

extension FlexibleFrameAxis {
  /// Whether the frame keeps what is inside from growing.
  fileprivate var isBounded: Bool { maximum.isFinite }
}

extension FlexibleFrame {
  /// The same frame without its greatest lengths.
  fileprivate var withoutBounds: FlexibleFrame {
    func known(_ value: Double) -> Double? { value.isNaN ? nil : value }
    func open(_ value: Double) -> Double? { value.isFinite ? nil : known(value) }
    return FlexibleFrame(
      minWidth: known(horizontal.minimum),
      idealWidth: known(horizontal.ideal),
      maxWidth: open(horizontal.maximum),
      minHeight: known(vertical.minimum),
      idealHeight: known(vertical.ideal),
      maxHeight: open(vertical.maximum)
    )
  }
}
