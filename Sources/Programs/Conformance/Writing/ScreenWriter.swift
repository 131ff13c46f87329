internal import LayoutCore
internal import SpecFormat

/// Writes the views of a laid-out screen in the vocabulary of spec files.
///
/// It notes everything that specs cannot express, and goes on.
final class ScreenWriter {
  /// Something that specs cannot express.
  struct Refusal: Hashable {
    /// The position of the view or modifier in the tree.
    let node: Int
    /// The view, modifier or value and the reason, in words.
    let message: String
  }

  /// The views with those that geometry readers made.
  let tree: ViewTree
  /// The vertical quantity that formulas of guides refer to; there is no other way to tell
  /// a view's height from a baseline of it.
  let height: GuideFormula.Height
  /// The causes for which views could not be written.
  private(set) var refusals: [Refusal] = []
  /// The names of modifiers that change nothing here, and are left out.
  private(set) var omitted: Set<String> = []
  /// The names of shapes that code draws, which become paths.
  private(set) var shapes: Set<String> = []
  /// The sizes of views and modifiers by their positions, in points.
  let sizes: [Int: Size]
  private var identifiers: Set<String> = []

  init(_ result: LayoutResult, _ height: GuideFormula.Height) {
    tree = result.placedScene.tree
    self.height = height
    var sizes: [Int: Size] = [:]
    for view in result.views {
      sizes[view.source] = view.frame.size
      for modifier in view.modifiers { sizes[modifier.source] = modifier.frame.size }
    }
    self.sizes = sizes
  }

  /// Writes the views at the top: one view, or a list.
  func root(in environment: EnvironmentValues) -> CanonicalValue {
    let views = views(tree.children(of: nil), in: WritingScope(environment: environment))
    return views.count == 1 ? views[0] : .list(views)
  }

  /// Writes views.
  func views(_ nodes: some Sequence<Int>, in scope: WritingScope) -> [CanonicalValue] {
    nodes.map { view($0, in: scope) }
  }

  /// Writes the views inside of a node.
  func children(of node: Int, in scope: WritingScope) -> CanonicalValue {
    .list(views(tree.children(of: node), in: scope))
  }

  /// Writes a view with its modifiers.
  func view(_ node: Int, in scope: WritingScope) -> CanonicalValue {
    var chain: [WrittenModifier] = []
    var scope = scope
    var base: Int? = node
    while let position = base, case .modifier(let content) = tree.nodes[position].content {
      chain.append(WrittenModifier(node: position, content: content, scope: scope))
      if case .environment(let change) = content { change.apply(to: &scope.environment) }
      var children = tree.children(of: position)
      base = children.next()
    }
    var members =
      base.map { self.base($0, in: scope, &chain) } ?? [.init("type", .string("EmptyView"))]
    if let base { members.add("id", text: identifier(of: base)) }
    var modifiers = members.first { $0.key == "modifiers" }?.value.elements ?? []
    members.removeAll { $0.key == "modifiers" }
    for modifier in chain.reversed() {
      guard var written = write(modifier) else { continue }
      written.add("id", text: identifier(of: modifier.node))
      modifiers.append(.object(written))
    }
    if !modifiers.isEmpty { members.add("modifiers", .list(modifiers)) }
    return .object(members)
  }

  /// Writes a view without its modifiers; those that are keys of the view are removed from the chain.
  private func base(
    _ node: Int,
    in scope: WritingScope,
    _ chain: inout [WrittenModifier]
  ) -> [CanonicalValue.Member] {
    do throws(Unwritable) {
      return try content(of: node, in: scope, &chain)
    } catch {
      refuse(error.message, at: node)
      return [.init("type", .string("EmptyView"))]
    }
  }

  private func write(_ modifier: WrittenModifier) -> [CanonicalValue.Member]? {
    do throws(Unwritable) {
      return try member(modifier).map { [$0] }
    } catch {
      refuse(error.message, at: modifier.node)
      return nil
    }
  }

  /// Notes that something cannot be written.
  func refuse(_ message: String, at node: Int) {
    refusals.append(Refusal(node: node, message: message))
  }

  /// Notes that a modifier is left out, since it changes nothing here.
  func omit(_ name: String) { omitted.insert(name) }

  /// Notes that a shape becomes a path.
  func note(shape name: String) { shapes.insert(name) }

  /// The id of a node; nil if it has none, or another node has the same.
  private func identifier(of node: Int) -> String? {
    guard let id = tree.identifier(of: node), !id.isEmpty, identifiers.insert(id).inserted else {
      return nil
    }
    return id
  }

  // MARK: Alignments

  /// Writes the custom alignments of the screen; nil without any.
  func alignments() -> CanonicalValue? {
    guard !tree.alignments.isEmpty else { return nil }
    var members: [CanonicalValue.Member] = []
    for alignment in tree.alignments {
      do throws(Unwritable) {
        members.append(.init(name(of: alignment.key), try declaration(of: alignment)))
      } catch {
        refuse(error.message, at: 0)
      }
    }
    return .object(members)
  }

  private func declaration(of alignment: CustomAlignment) throws(Unwritable) -> CanonicalValue {
    let formula = try GuideFormula(alignment.defaultValue, "the default of '\(alignment.name)'")
    if let combine = alignment.combine {
      let first = combine(nil, 0, 5)
      guard first == 5, combine(5, 1, 7) == 6, combine(6, 2, 9) == 7 else {
        throw Unwritable("the alignment '\(alignment.name)' combines the guides of views by code")
      }
    }
    return .object([
      .init("axis", .string(alignment.axis == .horizontal ? "horizontal" : "vertical")),
      .init("defaultValue", formula.value(height)),
    ])
  }

  /// The name of a guide in the spec.
  func name(of key: AlignmentKey) -> String {
    switch key {
    case .leading: return "leading"
    case .horizontalCenter, .verticalCenter: return "center"
    case .trailing: return "trailing"
    case .top: return "top"
    case .bottom: return "bottom"
    case .firstTextBaseline: return "firstTextBaseline"
    case .lastTextBaseline: return "lastTextBaseline"
    default:
      guard let index = key.customIndex, tree.alignments.indices.contains(index) else {
        return "center"
      }
      let name = tree.alignments[index].name
      let known = SpecVocabulary.horizontalGuides + SpecVocabulary.verticalGuides
      let others = tree.alignments[..<index].contains { $0.name == name }
      return known.contains(name) || others ? "\(name)\(index + 1)" : name
    }
  }

  /// An alignment on both axes; nil for the default.
  func value(_ alignment: Alignment, default standard: Alignment = .center) -> CanonicalValue? {
    if alignment == standard { return nil }
    if let named = Alignment.named.first(where: { $0.alignment == alignment }) {
      return .string(named.name)
    }
    return .object([
      .init("horizontal", .string(name(of: alignment.horizontal.key))),
      .init("vertical", .string(name(of: alignment.vertical.key))),
    ])
  }
}
