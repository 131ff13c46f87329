import LayoutCore
import TestSupport

/// Makes random scenes that use everything that takes part in layout.
struct SampleGenerator {
  private var random: SeededGenerator
  /// How many more views the scene may have.
  private var budget: Int

  /// The scene that belongs to a seed.
  static func scene(seed: UInt64) -> SampleScene {
    var generator = SampleGenerator(seed: seed)
    return generator.scene()
  }

  /// A few views that belong to a seed, with the custom alignments of every scene.
  static func views(seed: UInt64) -> [Sample] {
    var generator = SampleGenerator(seed: seed)
    generator.budget = generator.int(1...6)
    let views = (0..<generator.pick([1, 1, 1, 2, 3])).map { _ in generator.view(depth: 3) }
    switch generator.int(0...5) {
    case 0: return [Sample(content: .conditional(isPresent: true), children: views)]
    case 1: return [Sample(content: .conditional(isPresent: false), children: views)]
    default: return views
    }
  }

  /// Another value for an environment that belongs to a seed.
  static func environmentChange(seed: UInt64) -> EnvironmentChange {
    var generator = SampleGenerator(seed: seed)
    return generator.environmentChange()
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    budget = 0
  }

  private mutating func scene() -> SampleScene {
    budget = int(1...24)
    let count = chance(0.9) ? 1 : int(2...3)
    var scene = SampleScene((0..<count).map { _ in view(depth: 0) }, alignments: Self.alignments)
    scene.environment.displayScale = pick([1, 2, 3])
    if chance(0.3) { scene.environment.layoutDirection = .rightToLeft }
    return scene
  }

  /// What the root of a scene is proposed in turn.
  static func hosts(seed: UInt64) -> [LayoutScene.Host] {
    var random = SeededGenerator(seed: seed ^ 0x5EED)
    let lengths: [Double?] = [nil, 0, .infinity, 5, 40, 123.5, 320, 1_000]
    var hosts: [LayoutScene.Host] = [
      .size(Size(width: 320, height: 480)), .proposal(.unspecified), .proposal(.zero),
      .proposal(.infinity),
    ]
    for _ in 0..<3 {
      let width = lengths[Int(random.next() % UInt64(lengths.count))]
      let height = lengths[Int(random.next() % UInt64(lengths.count))]
      hosts.append(.proposal(ProposedViewSize(width: width, height: height)))
    }
    return hosts
  }

  /// The custom alignments of every scene; some lean on other guides, one combines by itself.
  static let alignments = [
    SampleAlignment(.horizontal, definition: "third") { $0.width / 3 },
    SampleAlignment(.horizontal, definition: "third and leading") {
      $0[HorizontalAlignment.custom(0)] + $0[HorizontalAlignment.leading]
    },
    SampleAlignment(.vertical, definition: "bottom") { $0[VerticalAlignment.bottom] - 4 },
    SampleAlignment(.vertical, definition: "first baseline") {
      ($0[explicit: VerticalAlignment.firstTextBaseline] ?? 3) + $0[VerticalAlignment.custom(2)]
    },
    SampleAlignment(
      .vertical,
      definition: "three quarters",
      combine: { max($0 ?? 0, $2) + Double($1) },
      defaultValue: { $0.height * 0.75 }
    ),
  ]

  // MARK: Choosing

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A length, mostly in whole points.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(int(range))
    return chance(0.2) ? whole + Double(int(1...9)) / 10 : whole
  }

  mutating func optional<Element>(_ probability: Double, _ value: Element) -> Element? {
    chance(probability) ? value : nil
  }

  mutating func horizontal() -> HorizontalAlignment {
    pick([.leading, .center, .center, .trailing, .custom(0), .custom(1)])
  }

  mutating func vertical() -> VerticalAlignment {
    pick([
      .top, .center, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .custom(2),
      .custom(3), .custom(4),
    ])
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }

  // MARK: Views

  mutating func view(depth: Int) -> Sample {
    budget -= 1
    var sample =
      budget > 0 && depth < 7 && chance(depth < 2 ? 0.9 : 0.5)
      ? container(depth: depth) : leaf()
    while chance(0.4) { addModifier(to: &sample, depth: depth) }
    return sample
  }

  mutating func views(depth: Int) -> [Sample] {
    (0..<pick([0, 1, 1, 2, 2, 2, 3, 3, 4, 5])).map { _ in view(depth: depth + 1) }
  }

  private mutating func container(depth: Int) -> Sample {
    let spacing: Double? = pick([nil, nil, 0, 4, 7.5, -6, -30])
    let children = views(depth: depth)
    switch int(0...23) {
    case 0...3: return .hStack(alignment: vertical(), spacing: spacing, children)
    case 4...7: return .vStack(alignment: horizontal(), spacing: spacing, children)
    case 8, 9: return .zStack(alignment: alignment(), children)
    case 10: return .geometryReader(children)
    case 11: return .group(children)
    case 12: return .viewThatFits(in: pick([[], .horizontal, .vertical, .both]), children)
    case 13, 14: return grid(depth: depth, children)
    case 15: return lazyGrid(children)
    case 16: return scrollView(children)
    case 17:
      return Sample(
        content: .lazyHStack(alignment: vertical(), spacing: spacing),
        children: children
      )
    case 18:
      return Sample(
        content: .lazyVStack(alignment: horizontal(), spacing: spacing),
        children: children
      )
    case 19: return layout(children)
    case 20: return collection(depth: depth, children)
    case 21, 22: return control(children)
    default: return .forEach(children)
    }
  }

  private mutating func layout(_ children: [Sample]) -> Sample {
    switch int(0...4) {
    case 0: return .layout(HStackLayout(alignment: vertical()), children)
    case 1:
      return .layout(DelegatingLayout(base: VStackLayout(alignment: horizontal())), children)
    case 2: return .layout(DelegatingLayout(base: ZStackLayout(alignment: alignment())), children)
    default: return .layout(FlowLayout(), children)
    }
  }

  private mutating func grid(depth: Int, _ children: [Sample]) -> Sample {
    var rows = children
    for _ in 0..<int(0...3) {
      let cells = views(depth: depth + 1).map { cell in
        switch int(0...9) {
        case 0: cell.modifier(.gridCellColumns(int(1...3)))
        case 1: cell.modifier(.gridCellAnchor(UnitPoint(x: 0.25, y: 1)))
        case 2: cell.modifier(.gridCellUnsizedAxes(pick([.horizontal, .vertical, .both])))
        case 3: cell.modifier(.gridColumnAlignment(horizontal()))
        default: cell
        }
      }
      rows.append(.gridRow(alignment: optional(0.3, vertical()), cells))
    }
    rows.shuffle(using: &random)
    return .grid(
      alignment: alignment(),
      horizontalSpacing: pick([nil, nil, 0, 5, -30]),
      verticalSpacing: pick([nil, nil, 0, 7.5, -6]),
      rows
    )
  }

  private mutating func lazyGrid(_ children: [Sample]) -> Sample {
    let items = (0..<int(1...3)).map { _ in
      GridItem(
        pick([
          .fixed(length(0...90)), .flexible(), .flexible(minimum: 40, maximum: 80),
          .adaptive(minimum: 30), .adaptive(minimum: 50, maximum: 60),
        ]),
        spacing: optional(0.4, length(0...20)),
        alignment: optional(0.3, alignment())
      )
    }
    let spacing: Double? = pick([nil, nil, 0, 6])
    return chance(0.6)
      ? .lazyVGrid(items, alignment: horizontal(), spacing: spacing, children)
      : .lazyHGrid(items, alignment: vertical(), spacing: spacing, children)
  }

  private mutating func scrollView(_ children: [Sample]) -> Sample {
    let position = ScrollPosition(x: length(0...40), y: length(0...40))
    let axes: [Axis.Set] = [.vertical, .vertical, .horizontal, .both, []]
    return Sample(content: .scrollView(axes: pick(axes), position: position), children: children)
  }
}
