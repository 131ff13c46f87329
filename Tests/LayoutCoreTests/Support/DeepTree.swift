import LayoutCore

/// A tree that nests one thing very often.
struct DeepTree: CustomStringConvertible, Sendable {
  var description: String
  /// Adds the outside of a level.
  private var open: @Sendable (inout ViewTreeBuilder, Int) -> Void
  /// Adds what ends a level.
  private var close: @Sendable (inout ViewTreeBuilder, Int) -> Void
  private var leaf = ViewContent.text("deep down")
  private var alignments: [SampleAlignment] = []

  private init(
    _ description: String,
    open: @escaping @Sendable (inout ViewTreeBuilder, Int) -> Void,
    close: @escaping @Sendable (inout ViewTreeBuilder, Int) -> Void = { tree, _ in tree.close() }
  ) {
    self.description = description
    self.open = open
    self.close = close
  }

  /// The scene with so many levels.
  func scene(levels: Int, host: LayoutScene.Host = .size(Size(width: 300, height: 200)))
    -> LayoutScene
  {
    var tree = ViewTreeBuilder()
    for (index, alignment) in alignments.enumerated() {
      _ = tree.alignment("g\(index)", axis: alignment.axis, defaultValue: alignment.defaultValue)
    }
    for level in 0..<levels { open(&tree, level) }
    tree.leaf(leaf)
    for level in (0..<levels).reversed() { close(&tree, level) }
    return LayoutScene(host: host, tree: tree.finish())
  }

  private static func modifiers(_ name: String, _ modifier: ModifierContent) -> DeepTree {
    DeepTree(name) { tree, _ in tree.open(.modifier(modifier)) }
  }

  static let paddings = modifiers("paddings", .padding(edges: .all, length: 0.001))

  private static let flexibleFrames = modifiers(
    "flexible frames",
    .flexibleFrame(FlexibleFrame(minWidth: 5, maxHeight: 500), alignment: .center)
  )

  private static let customFrames: DeepTree = {
    let alignment = Alignment(horizontal: .center, vertical: .custom(0))
    var tree = modifiers(
      "frames by a custom guide",
      .frame(width: 9, height: nil, alignment: alignment)
    )
    tree.alignments = [SampleAlignment(.vertical) { $0[AlignmentKey.verticalCenter] + 1 }]
    return tree
  }()

  private static let ratios = modifiers("aspect ratios", .aspectRatio(nil, .fit))
  private static let positions = modifiers("positions", .position(Point(x: 1, y: 1)))
  private static let effects = modifiers("effects", .rotationEffect(degrees: 1, anchor: .center))

  private static let environments = modifiers(
    "environments",
    .environment(EnvironmentChange(name: "italic") { $0.italic = true })
  )

  private static let singleStacks = DeepTree("stacks of one child") { tree, _ in
    tree.open(.vStack(alignment: .center, spacing: 0))
  }

  private static let lists = DeepTree("lists of one element") { tree, level in
    tree.open(level.isMultiple(of: 2) ? .hStack(alignment: .center, spacing: nil) : .forEach)
  }

  private static let groups = DeepTree("groups") { tree, _ in tree.open(.group) }
  private static let readers = DeepTree("geometry readers") { tree, _ in tree.open(.geometryReader)
  }

  private static let choices = DeepTree("views that fit") { tree, _ in
    tree.open(.viewThatFits(axes: [.horizontal, .vertical]))
  }

  private static let grids = DeepTree("grids of one cell") { tree, _ in
    tree.open(.grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil))
  }

  private static let lazyGrids = DeepTree("lazy grids") { tree, _ in
    tree.open(.lazyVGrid(columns: [GridItem()], alignment: .center, spacing: nil))
  }

  /// Each guide asks for the one inside of it twice.
  private static let guides = modifiers(
    "guides",
    .alignmentGuide(.leading) { ($0[AlignmentKey.leading] + $0[AlignmentKey.leading]) / 2 + 1 }
  )

  /// Each guide asks for a custom one, whose default asks for the guide inside.
  private static let defaults: DeepTree = {
    var tree = modifiers("guides by defaults", .alignmentGuide(.top) { $0[AlignmentKey.custom(0)] })
    tree.alignments = [SampleAlignment(.vertical) { ($0[explicit: AlignmentKey.top] ?? 0) + 1 }]
    return tree
  }()

  private static func pairs(_ name: String, _ container: ViewContent) -> DeepTree {
    DeepTree(name) { tree, _ in
      tree.open(container)
      tree.leaf(.color(nil))
    }
  }

  private static let rows = pairs("rows", .hStack(alignment: .center, spacing: 0))
  private static let alternatives = pairs("alternatives", .viewThatFits(axes: .horizontal))
  private static let zStacks = pairs("ZStacks", .zStack(alignment: .center))

  private static let baselines = pairs(
    "rows by baselines",
    .hStack(alignment: .lastTextBaseline, spacing: nil)
  )

  private static let priorities = DeepTree("columns with priorities") { tree, _ in
    tree.open(.vStack(alignment: .leading, spacing: 0))
    tree.open(.modifier(.layoutPriority(1)))
    tree.leaf(.shape(.circle))
    tree.close()
  }

  private static let combs = DeepTree("rows and columns in turn") { tree, level in
    tree.open(
      level.isMultiple(of: 2)
        ? .hStack(alignment: .center, spacing: 0) : .vStack(alignment: .center, spacing: 0)
    )
    tree.leaf(.text("x"))
  }

  private static let overlays = DeepTree(
    "overlays",
    open: { tree, _ in tree.open(.modifier(.overlay(alignment: .center))) },
    close: { tree, _ in
      tree.leaf(.color(nil))
      tree.close()
    }
  )

  private static let contents = DeepTree("content of overlays") { tree, _ in
    tree.open(.modifier(.overlay(alignment: .topLeading)))
    tree.leaf(.color(nil))
  }

  /// One child a level.
  static let unary = [
    paddings, flexibleFrames, customFrames, ratios, positions, effects, environments, singleStacks,
    lists, groups, readers, choices, grids, lazyGrids, guides, defaults, overlays, contents,
  ]

  /// A few for where it is the stack that differs: modifiers, closures, other content, children.
  static let onePerRecursion = onePerUnaryRecursion + [rows]

  /// Of those, the ones with one child a level.
  static let onePerUnaryRecursion = [paddings, guides, overlays]

  /// Two children a level.
  static let binary = [rows, alternatives, zStacks, baselines, priorities, combs]
}
