internal import LayoutCore
internal import SpecFormat

/// The contents of the bars of a navigation stack, for the modifiers in it that asked for them.
final class WrittenBar {
  /// The title of the bar at the top; nil if it has none.
  let title: String?
  /// Whether the title is below the items.
  let isLarge: Bool
  /// The items of all bars, as `toolbar` has them; none once they are written.
  private var items: [CanonicalValue] = []

  /// - Parameters:
  ///   - stack: The position of the navigation stack in the tree.
  ///   - scope: The surroundings of the stack.
  init(of stack: Int, _ scope: WritingScope, _ writer: ScreenWriter) {
    var (title, isLarge) = (String?.none, false)
    var bars: [(bar: Control.Bar, node: Int)] = []
    for node in writer.tree.subtree(of: stack) {
      let content = writer.tree.nodes[node].content
      if case .control(.bar(let bar)) = content, writer.stack(around: node) == stack {
        bars.append((bar, node))
        if case .navigation(let text) = bar { title = title ?? text }
      }
      // Only a large title has a frame around it.
      if case .modifier(.flexibleFrame) = content,
        bars.contains(where: { writer.isTitle(node, in: $0.node) })
      {
        isLarge = true
      }
    }
    (self.title, self.isLarge) = (title, isLarge)
    var inside = scope
    if inside.styles.label == .automatic { inside.styles.label = .iconOnly }
    for (bar, node) in bars {
      let given = GivenViews(of: node, inside, writer)
      for (part, placement) in WrittenBar.placements(in: bar) {
        for content in given.items(part) {
          items.append(
            .object([.init("placement", .string(placement)), .init("content", .list(content))])
          )
        }
      }
    }
  }

  private static func placements(in bar: Control.Bar) -> [(ControlPart, String)] {
    switch bar {
    case .navigation:
      [
        (.leadingItems, "topBarLeading"), (.principalItems, "principal"),
        (.trailingItems, "topBarTrailing"),
      ]
    case .bottom: [(.items, "bottomBar")]
    case .keyboard: [(.items, "keyboard")]
    }
  }

  /// The value of a modifier that asks the bars for something; nil for one that does not.
  func value(of name: String) throws(Unwritable) -> CanonicalValue? {
    switch name {
    case "navigationTitle": return title.map { .string($0) }
    case "navigationBarTitleDisplayMode": return .string(isLarge ? "large" : "inline")
    case "toolbar":
      defer { items = [] }
      return .list(items)
    case "navigationBarBackButtonHidden": return .yes
    case "searchable", "navigationSubtitle", "toolbarBackground", "toolbarVisibility",
      "toolbarBackgroundVisibility", "searchScopes", "navigationDestination":
      throw Unwritable("'\(name)' of a bar")
    default: return nil
    }
  }
}

extension ScreenWriter {
  /// The innermost navigation stack around a node; nil if there is none.
  fileprivate func stack(around node: Int) -> Int? {
    var outer = tree.parent(of: node)
    while let position = outer {
      if case .control(.navigationStack) = tree.nodes[position].content { return position }
      outer = tree.parent(of: position)
    }
    return nil
  }

  /// Whether a frame of a bar is that of its title.
  fileprivate func isTitle(_ node: Int, in bar: Int) -> Bool {
    var outer = tree.parent(of: node)
    while let position = outer, position != bar { outer = tree.parent(of: position) }
    guard outer == bar else { return false }
    // In the frame there are nothing but modifiers up to the title.
    var next: Int? = node
    while let position = next {
      let content = tree.nodes[position].content
      if content == .slot(.title) { return true }
      guard content.role == .modifier || content.typeName == "VStack" else { return false }
      var children = tree.children(of: position)
      next = children.next()
    }
    return false
  }

  /// Writes a navigation stack that shows its content.
  func navigationStack(
    _ levels: NavigationLevels,
    _ node: Int,
    _ scope: WritingScope
  ) throws(Unwritable) -> Members {
    guard levels.kind == .stack, levels.shown ?? 0 == 0 else {
      throw Unwritable("a NavigationStack that shows a destination")
    }
    var inside = scope
    inside.bar = WrittenBar(of: node, scope, self)
    let given = GivenViews(of: node, inside, self)
    return given.first(.content).map { [Member("children", $0)] } ?? []
  }

  /// Writes a tab view.
  func tabView(
    _ tabs: [Control.Tab],
    _ selection: Int,
    _ node: Int,
    _ scope: WritingScope
  ) -> Members {
    var inside = scope
    inside.bar = nil
    let given = GivenViews(of: node, inside, self)
    let written = tabs.enumerated().map { index, tab in
      var members: Members = [Member("title", .string(tab.title))]
      members.add("badge", text: tab.badge)
      members.add("systemImage", text: symbol(ofTab: index, in: node))
      members.add("children", given.views(.tabContent(index)))
      return CanonicalValue.object(members)
    }
    var members: Members = [Member("tabs", .list(written))]
    if tabs.indices.contains(selection), selection != 0 {
      members.add("selection", text: tabs[selection].title)
    }
    return members
  }

  /// The name of the symbol of a tab; nil if it has none.
  private func symbol(ofTab index: Int, in node: Int) -> String? {
    for part in tree.subtree(of: node) where tree.nodes[part].content == .slot(.tab(index)) {
      for inner in tree.subtree(of: part) {
        if case .symbol(let name, _) = tree.nodes[inner].content { return name }
      }
    }
    return nil
  }
}
