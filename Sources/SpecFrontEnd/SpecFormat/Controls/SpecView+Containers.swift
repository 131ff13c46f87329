import Controls
internal import LayoutCore

extension SpecView {
  static let containers = [
    SpecView(
      control: "DisclosureGroup",
      [.title, .label, SpecField("isExpanded", .boolean), .children]
    ) { reader, node in
      .disclosureGroup(isExpanded: reader.boolean("isExpanded", of: node) ?? false)
    },
    SpecView("GroupBox", [.title, .label, .children], .groupBox),
    SpecView("NavigationStack", [.children, SpecField("path", .list(.views))]) {
      $0.navigationStack($1, id: $2)
    },
    SpecView(
      "NavigationSplitView",
      [
        SpecField("sidebar", .views, required: true), SpecField("content", .views),
        SpecField("detail", .views, required: true),
        SpecField(
          "columnVisibility",
          .oneOf(NavigationColumns.Visibility.allCases.map(\.rawValue))
        ),
        SpecField(
          "preferredCompactColumn",
          .oneOf(NavigationColumns.Column.allCases.map(\.rawValue))
        ),
      ]
    ) { $0.navigationSplitView($1, id: $2) },
    SpecView(
      "TabView",
      [
        SpecField("tabs", .list(.object(SpecVocabulary.tab)), required: true),
        SpecField("selection", .string),
      ]
    ) { $0.tabView($1, id: $2) },
  ]
}

extension SpecVocabulary {
  package static let tab = SpecObject([
    SpecField("title", .string, required: true),
    SpecField("systemImage", .string),
    SpecField("icon", .views),
    SpecField("badge", .either([.number, .string])),
    .children,
  ])
}

extension SpecReader {
  /// A navigation stack: its content, and the views that are pushed onto that.
  fileprivate func navigationStack(_ node: JSONNode, id: String?) {
    var path: [ViewTreeBuilder.Slot] = []
    if let list = member("path", of: node) {
      path = array(list, of: "an array of views", "'path'").map { pushed in
        slot { $0.views(pushed) }
      }
    }
    navigating(in: .stack) {
      makeControl(
        .navigationStack(),
        id: id,
        content: content(of: node),
        path: path,
        destination: { [unowned self] in destination(ofLink: $0) }
      )
    }
  }

  fileprivate func navigationSplitView(_ node: JSONNode, id: String?) {
    let columns = NavigationColumns(
      choice(NavigationColumns.Visibility.self, "columnVisibility", of: node) ?? .automatic,
      compactColumn: choice(NavigationColumns.Column.self, "preferredCompactColumn", of: node)
        ?? .sidebar
    )
    navigating(in: .columns) {
      makeControl(
        .navigationSplitView(columns),
        id: id,
        tabs: ["sidebar", "content", "detail"].map { key in
          member(key, of: node).map { column in
            slotInContainer { $0.views(column) }
          }
        },
        destination: { [unowned self] in destination(ofLink: $0) }
      )
    }
  }

  fileprivate func tabView(_ node: JSONNode, id: String?) {
    guard let list = member("tabs", of: node) else { return }
    guard list.value.kind == .array else {
      return wrongType(list, "an array of tabs", of: "'tabs'")
    }
    let nodes = elements(of: list).filter { check($0, SpecVocabulary.tab, of: "a tab") }
    let tabs = nodes.map { tab in
      Control.Tab(title: string("title", of: tab) ?? "", badge: badge(of: tab))
    }
    var selected = 0
    if let member = member("selection", of: node), let title = string(member, "'selection'") {
      if let index = tabs.firstIndex(where: { $0.title == title }) {
        selected = index
      } else {
        error(
          "no tab has the title \(title.quoted)",
          at: member.place,
          hint: suggestion(title, tabs.map(\.title))
        )
      }
    }
    makeControl(
      .tabView(tabs: tabs, selection: selected),
      id: id,
      tabs: nodes.map { tab in
        tab.value["children"].map { _ in slotInContainer { $0.childViews(of: tab) } }
      },
      tabIcons: nodes.map { icon(of: $0) },
      tabOwners: nodes.map { owner(at: $0.place) }
    )
  }

  /// The picture of a label or tab.
  func icon(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let symbol = string("systemImage", of: node) else { return slot("icon", of: node) }
    return { $0.symbol(symbol) }
  }

  private func badge(of node: JSONNode) -> String? {
    guard let member = member("badge", of: node) else { return nil }
    return badgeText(member)
  }

  /// A badge: a count or words.
  func badgeText(_ node: JSONNode) -> String? {
    if let count = node.value.integer { return String(count) }
    return string(node, "'badge'")
  }
}
