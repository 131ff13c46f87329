internal import Controls
internal import LayoutCore

extension SpecModifier {
  /// Modifiers for the rows of lists: their backgrounds, and the separators between them (D9.5).
  static let rows: [SpecModifier] = [
    SpecModifier(
      plain: "listRowBackground",
      .either([.defined("style"), .null, .object(SpecReader.rowContent)])
    ) { $0.listRowBackground($2, $1) },
    SpecModifier(plain: "listRowSeparator", visibility) { $0.separator($2, $1, .row) },
    SpecModifier(plain: "listRowSeparatorTint", tint) { $0.separatorTint($2, $1, .row) },
    SpecModifier(plain: "listSectionSeparator", visibility) { $0.separator($2, $1, .section) },
    SpecModifier(plain: "listSectionSeparatorTint", tint) { $0.separatorTint($2, $1, .section) },
    SpecModifier(
      plain: "scrollContentBackground",
      .oneOf(Visibility.allCases.map(\.rawValue))
    ) { reader, name, node in
      reader.choice(Visibility.self, node, name.quoted)
        .map { .annotation(ScrollContentBackground(isVisible: $0.isShown), bringsViews: false) }
    },
  ]

  private static let visibility = SpecValue.either([
    .oneOf(Visibility.allCases.map(\.rawValue)), .object(SpecReader.rowSeparator),
  ])

  private static let tint = SpecValue.either([
    .defined("style"), .null, .object(SpecReader.rowSeparatorTint),
  ])
}

extension SpecReader {
  /// Views behind a row.
  static let rowContent = SpecObject([SpecField("content", .views, required: true)])

  private static let verticalEdges = SpecValue.either([
    .oneOf(["top", "bottom", "all"]), .list(.oneOf(["top", "bottom"])),
  ])

  /// Whether there are lines at edges.
  static let rowSeparator = SpecObject([
    SpecField("visibility", .oneOf(Visibility.allCases.map(\.rawValue)), required: true),
    SpecField("edges", verticalEdges),
  ])

  /// The colour of lines at edges.
  static let rowSeparatorTint = SpecObject([
    SpecField("tint", .either([.defined("style"), .null]), required: true),
    SpecField("edges", verticalEdges),
  ])

  fileprivate func listRowBackground(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard node.value.kind == .object, let content = member("content", of: node) else {
      return optional(node) { style($0, name.quoted) }.map { .drawing(.listRowBackground($0)) }
    }
    check(node, SpecReader.rowContent, of: name.quoted)
    let behind = readTree(in: scope.ofSymbols) {
      tree.builder.open(
        .modifier(
          .flexibleFrame(
            FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
            alignment: .center
          )
        )
      )
      tree.builder.open(.zStack(alignment: .center))
      views(content)
      tree.builder.close()
      tree.builder.close()
    }
    return .annotation(ListRowLook.background { _ in behind }, bringsViews: false)
  }

  fileprivate func separator(
    _ node: JSONNode,
    _ name: String,
    _ lines: ListRowLook.Lines
  ) -> ModifierContent? {
    var (visibility, edges) = (Visibility?.none, Edge.Set.vertical)
    if node.value.kind == .object {
      guard check(node, SpecReader.rowSeparator, of: name.quoted) else { return nil }
      visibility = choice(Visibility.self, "visibility", of: node)
      edges = verticalEdges(of: node)
    } else {
      visibility = choice(Visibility.self, node, name.quoted)
    }
    return visibility.map {
      .annotation(
        ListRowLook.separator(lines, isVisible: $0.isShown, edges),
        bringsViews: false
      )
    }
  }

  fileprivate func separatorTint(
    _ node: JSONNode,
    _ name: String,
    _ lines: ListRowLook.Lines
  ) -> ModifierContent? {
    var (value, edges) = (node, Edge.Set.vertical)
    if node.value.kind == .object, node.value["tint"] != nil || node.value["edges"] != nil {
      guard check(node, SpecReader.rowSeparatorTint, of: name.quoted),
        let tint = member("tint", of: node)
      else { return nil }
      value = tint
      edges = verticalEdges(of: node)
    }
    return optional(value) { style($0, name.quoted) }
      .map { .annotation(ListRowLook.tint(lines, $0, edges), bringsViews: false) }
  }

  private func verticalEdges(of node: JSONNode) -> Edge.Set {
    guard let edges = member("edges", of: node) else { return .vertical }
    let nodes = edges.value.kind == .array ? elements(of: edges) : [edges]
    return nodes.reduce(into: []) { result, node in
      switch choice(node, among: ["top", "bottom", "all"], "an edge") {
      case 0: result.formUnion(.top)
      case 1: result.formUnion(.bottom)
      case 2: result.formUnion(.vertical)
      default: break
      }
    }
  }
}
