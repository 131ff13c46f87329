import LayoutCore

extension Workload {
  /// The heights that other engines come to for so many rows.
  private static let cardHeights: [(rows: Int, height: Double)] = [
    (10, 712), (100, 7_596), (1_000, 76_113), (10_000, 761_470), (100_000, 7_614_802),
  ]

  /// The workloads by the names that reports use; a list of cards goes by its number of views.
  static let names = [
    "cards-100", "cards-1k", "cards-10k", "cards-100k", "cards-1M", "chain1000", "alt12",
    "comb-30", "comb-100", "wide10k",
  ]

  static func named(_ name: String) throws -> Workload {
    switch name {
    case "chain1000": return chain1000
    case "alt12": return alternating12
    case "comb-30": return comb(30)
    case "comb-100": return comb(100)
    case "wide10k": return wide10k
    default:
      guard name.hasPrefix("cards"), let size = names.firstIndex(of: name) else {
        throw BenchmarkError("no workload '\(name)'")
      }
      return cards(rows: cardHeights[size].rows, height: cardHeights[size].height)
    }
  }

  /// The views and modifiers.
  var nodeCount: Int { scene.tree.nodes.count }

  /// Where the caption of the middle row is, among the views; nil where there are no rows.
  var middleCaption: Int? {
    guard name.hasPrefix("cards") else { return nil }
    let texts = scene.tree.nodes.indices.filter {
      if case .text = scene.tree.nodes[$0].content { true } else { false }
    }
    return texts[texts.count / 2 | 1]
  }
}

// MARK: Changes

extension Workload {
  /// The caption of the middle row, 60 characters longer.
  var longerMiddleCaption: ViewContent {
    guard let caption = middleCaption, case .text(let text) = scene.tree.nodes[caption].content
    else { return .emptyView }
    return .text(text + String(repeating: "x", count: 60))
  }

  /// The middle row, with all that is in it.
  var middleRow: Int? {
    guard let caption = middleCaption else { return nil }
    var row: Int?
    // All rows are in one stack.
    for child in scene.tree.children(of: 0) where child <= caption { row = child }
    return row
  }

  /// The scene with an environment of its own for the middle row.
  func sceneWithEnvironment(_ change: EnvironmentChange) -> LayoutScene {
    var scene = scene
    guard let row = middleRow else { return scene }
    var builder = ViewTreeBuilder()
    builder.leaf(.modifier(.environment(change)))
    var modified = builder.finish()
    let index = scene.tree.children(of: 0).prefix { $0 < row }.count
    modified.insert(scene.tree.remove(row), at: 0, in: 0)
    scene.tree.insert(modified, at: index, in: 0)
    return scene
  }

  /// So many hundredths less to offer across.
  func host(narrowedBy hundredths: Int) -> LayoutScene.Host {
    guard case .proposal(var proposal) = scene.host, let width = proposal.width else {
      return scene.host
    }
    proposal.width = width * Double(100 - hundredths) / 100
    return .proposal(proposal)
  }
}

extension Workload {
  /// A row as the middle one, with an id that no other has.
  var newRow: ViewTree {
    var rest = scene.tree
    guard let row = middleRow else { return ViewTreeBuilder().finish() }
    var builder = ViewTreeBuilder()
    let views = rest.remove(row)
    for root in views.children(of: nil) { views.add(root, id: "new", to: &builder) }
    return builder.finish()
  }
}

extension ViewTree {
  /// The tree with an id for each child of its root.
  var withRowIDs: ViewTree {
    var builder = ViewTreeBuilder()
    for root in children(of: nil) {
      builder.open(nodes[root].content)
      for (row, child) in children(of: root).enumerated() {
        add(child, id: "row \(row)", to: &builder)
      }
      builder.close()
    }
    return builder.finish()
  }

  fileprivate func add(_ node: Int, id: String?, to builder: inout ViewTreeBuilder) {
    builder.open(nodes[node].content, id: id)
    for child in children(of: node) { add(child, id: nil, to: &builder) }
    builder.close()
  }
}
