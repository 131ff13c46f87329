import LayoutCore

/// A tree to measure the engine's work on; texts are those of ``CellTextMeasurer``.
///
/// The trees are those of other engines' benchmarks, so that heights can be compared with theirs.
struct Workload: CustomStringConvertible, Sendable {
  var name: String
  var scene: LayoutScene
  /// The texts in the tree.
  var textCount: Int
  /// The height that the root comes to; nil if no one has published it.
  var height: Double?

  var description: String { name }

  private init(
    _ name: String,
    proposal: ProposedViewSize,
    height: Double?,
    _ build: (inout Builder) -> Void
  ) {
    var builder = Builder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    self.name = name
    scene = LayoutScene(
      host: .proposal(proposal),
      environment: environment,
      tree: builder.tree.finish()
    )
    textCount = builder.textCount
    self.height = height
  }

  /// A tree in the making.
  private struct Builder {
    var tree = ViewTreeBuilder()
    var textCount = 0

    mutating func text(_ count: Int) {
      tree.leaf(.text(String(repeating: "x", count: count)))
      textCount += 1
    }

    mutating func fixed(_ side: Double) {
      tree.leaf(.image(name: nil, size: Size(width: side, height: side), capInsets: nil))
    }

    mutating func stack(_ axis: Axis, spacing: Double = 0, _ children: (inout Self) -> Void) {
      tree.open(
        axis == .horizontal
          ? .hStack(alignment: .center, spacing: spacing)
          : .vStack(alignment: .center, spacing: spacing)
      )
      children(&self)
      tree.close()
    }

    mutating func leadingStack(spacing: Double, _ children: (inout Self) -> Void) {
      tree.open(.vStack(alignment: .leading, spacing: spacing))
      children(&self)
      tree.close()
    }
  }

  // MARK: Ordinary screens

  /// A list of cards with a picture, a title, an accessory and a caption each.
  static func cards(rows: Int, height: Double? = nil) -> Workload {
    Workload(
      "cards of \(rows) rows",
      proposal: ProposedViewSize(width: 400, height: nil),
      height: height
    ) { list in
      list.leadingStack(spacing: 0) { list in
        for row in 0..<rows { card(row, in: &list) }
      }
    }
  }

  private static func card(_ row: Int, in list: inout Builder) {
    let frame = FlexibleFrame(maxWidth: .infinity)
    list.tree.open(.modifier(.flexibleFrame(frame, alignment: .center)))
    list.tree.open(.modifier(.padding(edges: .all, length: 10)))
    list.stack(.horizontal, spacing: 8) { card in
      card.fixed(20)
      card.leadingStack(spacing: 4) { column in
        column.stack(.horizontal, spacing: 8) { title in
          title.text(8 + 7 * row % 25)
          title.tree.leaf(.spacer(minLength: 0))
          title.fixed(20)
        }
        column.text(20 + 13 * row % 101)
      }
    }
    list.tree.close()
    list.tree.close()
  }

  // MARK: Traps

  /// A thousand wrappers around one text.
  static let chain1000 = Workload(
    "chain of 1000",
    proposal: ProposedViewSize(width: 2_000, height: nil),
    height: 1_017
  ) { chain in
    for level in 0..<1_000 {
      chain.tree.open(
        level.isMultiple(of: 2)
          ? .vStack(alignment: .leading, spacing: 0)
          : .modifier(.padding(edges: .all, length: 1))
      )
    }
    chain.text(40)
    for _ in 0..<1_000 { chain.tree.close() }
  }

  /// Ten thousand texts in one row.
  static let wide10k = Workload(
    "row of 10000",
    proposal: ProposedViewSize(width: 400_000, height: nil),
    height: 34
  ) { row in
    row.stack(.horizontal) { row in
      for index in 0..<10_000 { row.text(5 + index % 7) }
    }
  }

  /// A binary tree whose levels are rows and columns in turn.
  static let alternating12 = Workload(
    "alternating, 12 levels",
    proposal: ProposedViewSize(width: 3_000, height: 2_000),
    height: 1_904
  ) { tree in
    var leaf = 0
    func add(_ level: Int, to tree: inout Builder) {
      guard level < 12 else {
        tree.text(4 + 5 * leaf % 9)
        leaf += 1
        return
      }
      tree.stack(level.isMultiple(of: 2) ? .horizontal : .vertical) { tree in
        add(level + 1, to: &tree)
        add(level + 1, to: &tree)
      }
    }
    add(0, to: &tree)
  }

  /// Rows and columns in turn, each with a text and the next one.
  static func comb(_ depth: Int) -> Workload {
    Workload(
      "comb of \(depth)",
      proposal: ProposedViewSize(width: Double(30 * depth), height: Double(20 * depth)),
      height: nil
    ) { comb in
      for level in 0..<depth {
        comb.tree.open(
          level.isMultiple(of: 2)
            ? .hStack(alignment: .center, spacing: 0) : .vStack(alignment: .center, spacing: 0)
        )
        comb.text(4 + 5 * level % 9)
      }
      comb.text(6)
      for _ in 0..<depth { comb.tree.close() }
    }
  }
}
