internal import LayoutCore
internal import SpecFormat

/// The views that a control was given, found among those that it makes.
struct GivenViews {
  private let writer: ScreenWriter
  private var slots: [ControlPart: [(node: Int, scope: WritingScope)]] = [:]

  /// - Parameters:
  ///   - control: The position of the control in the tree.
  ///   - scope: The surroundings of its views.
  init(of control: Int, _ scope: WritingScope, _ writer: ScreenWriter) {
    self.writer = writer
    find(in: control, scope)
  }

  /// Looks for slots, but not in other controls or in given views.
  private mutating func find(in node: Int, _ scope: WritingScope) {
    for child in writer.tree.children(of: node) {
      var scope = scope
      let content = writer.tree.nodes[child].content
      if case .control = content { continue }
      if case .slot(let part) = content, part.isGiven {
        slots[part, default: []].append((child, scope))
        continue
      }
      if case .modifier(.environment(let change)) = content {
        change.apply(to: &scope.environment)
      }
      find(in: child, scope)
    }
  }

  /// The views of a part; nil if there are none.
  func views(_ part: ControlPart) -> CanonicalValue? {
    guard let slots = slots[part] else { return nil }
    return .list(slots.flatMap { writer.views(writer.tree.children(of: $0.node), in: $0.scope) })
  }

  /// The views of the first slot of a part; nil if there is none.
  func first(_ part: ControlPart) -> CanonicalValue? {
    slots[part]?.first.map { writer.children(of: $0.node, in: $0.scope) }
  }

  /// The views of a part, or its words if it is nothing but a text.
  func words(_ part: ControlPart) -> CanonicalValue? {
    guard let slots = slots[part], let slot = slots.first else { return nil }
    let children = Array(writer.tree.children(of: slot.node))
    if slots.count == 1, children.count == 1,
      case .text(let words) = writer.tree.nodes[children[0]].content,
      writer.tree.identifier(of: children[0]) == nil
    {
      return .string(words)
    }
    return views(part)
  }

  /// The items of a bar: a bar adds room around controls, which are given back alone.
  func items(_ part: ControlPart) -> [[CanonicalValue]] {
    (slots[part] ?? []).map { slot in
      let controls = controls(in: slot.node)
      if controls.isEmpty {
        return writer.views(writer.tree.children(of: slot.node), in: slot.scope)
      }
      return controls.map { writer.view($0, in: slot.scope) }
    }
  }

  /// The outermost controls inside of a node.
  private func controls(in node: Int) -> [Int] {
    writer.tree.children(of: node).flatMap { child -> [Int] in
      if case .control = writer.tree.nodes[child].content { return [child] }
      return controls(in: child)
    }
  }

  /// The label, as `title` or `label`.
  var title: [CanonicalValue.Member] {
    guard let label = words(.label) else { return [] }
    return [.init(label.string == nil ? "label" : "title", label)]
  }

  /// The views of the icon.
  var icon: [CanonicalValue.Member] { views(.icon).map { [.init("icon", $0)] } ?? [] }

  /// The content, as `children`.
  var content: [CanonicalValue.Member] { views(.content).map { [.init("children", $0)] } ?? [] }
}
