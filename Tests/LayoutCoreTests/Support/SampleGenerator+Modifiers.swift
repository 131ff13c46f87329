import LayoutCore

extension SampleGenerator {
  /// Puts a random modifier around a view.
  mutating func addModifier(to sample: inout Sample, depth: Int) {
    switch int(0...19) {
    case 0, 1: sample = sample.modifier(padding())
    case 2, 3: sample = sample.modifier(frame())
    case 4, 5: sample = sample.frame(flexibleFrame(), alignment())
    case 6:
      sample = sample.modifier(.fixedSize(horizontal: chance(0.6), vertical: chance(0.6)))
    case 7:
      let ratio: Double? = pick([nil, 1, 0.5, 1.7])
      sample = sample.modifier(.aspectRatio(ratio, pick(ContentMode.allCases)))
    case 8: sample = sample.modifier(.position(point()))
    case 9: sample = sample.modifier(.offset(point()))
    case 10, 11: sample = layered(sample, depth: depth)
    case 12, 13: sample = sample.modifier(guide())
    case 14: sample = sample.priority(pick([-1, 0, 0.5, 1]))
    case 15: sample = sample.modifier(effect())
    case 16, 17: sample = safeArea(sample, depth: depth)
    default: sample = sample.modifier(.environment(environmentChange()))
    }
  }

  private mutating func point() -> Point { Point(x: length(-30...60), y: length(-30...60)) }

  private mutating func padding() -> ModifierContent {
    switch int(0...2) {
    case 0: .padding(edges: pick([.all, .horizontal, .top, [.leading, .bottom]]), length: nil)
    case 1: .padding(edges: pick([.all, .vertical, .trailing]), length: length(-20...20))
    default:
      .paddingInsets(
        EdgeInsets(
          top: length(-9...9),
          leading: length(0...9),
          bottom: length(0...9),
          trailing: length(-9...9)
        )
      )
    }
  }

  private mutating func frame() -> ModifierContent {
    if chance(0.1) {
      let axes: Axis.Set = pick([.horizontal, .vertical])
      let frame = ContainerRelativeFrame(axes, count: int(1...3), spacing: 4)
      return .containerRelativeFrame(frame, alignment: alignment())
    }
    return .frame(
      width: optional(0.6, length(0...150)),
      height: optional(0.6, length(0...150)),
      alignment: alignment()
    )
  }

  private mutating func flexibleFrame() -> FlexibleFrame {
    FlexibleFrame(
      minWidth: optional(0.4, length(0...80)),
      idealWidth: optional(0.3, length(0...120)),
      maxWidth: optional(0.4, chance(0.4) ? .infinity : length(0...160)),
      minHeight: optional(0.3, length(0...80)),
      idealHeight: optional(0.3, length(0...120)),
      maxHeight: optional(0.3, chance(0.4) ? .infinity : length(0...160))
    )
  }

  private mutating func safeArea(_ sample: Sample, depth: Int) -> Sample {
    switch int(0...4) {
    case 0:
      return sample.modifier(
        .ignoresSafeArea(pick([.all, .container, .keyboard]), edges: pick([.all, .top, .leading]))
      )
    case 1:
      return sample.modifier(
        .safeAreaPadding(edges: pick([.all, .leading]), length: length(0...9))
      )
    default:
      let edge = pick(Edge.allCases)
      let isVertical = edge == .top || edge == .bottom
      return sample.modifier(
        .safeAreaInset(
          edge: edge,
          alignment: isVertical ? pick([.leading, .horizontalCenter]) : pick([.top, .bottom]),
          spacing: optional(0.5, length(-5...9))
        ),
        content: (0..<int(1...2)).map { _ in view(depth: depth + 1) }
      )
    }
  }

  private mutating func layered(_ sample: Sample, depth: Int) -> Sample {
    switch int(0...4) {
    case 0: return sample.modifier(.backgroundStyle("blue"))
    case 1: return sample.modifier(.overlayShape("red", .circle))
    case 2: return sample.background(alignment: alignment(), [view(depth: depth + 1)])
    default:
      let content = (0..<int(0...2)).map { _ in view(depth: depth + 1) }
      return sample.overlay(alignment: alignment(), content)
    }
  }

  private mutating func guide() -> ModifierContent {
    let keys: [AlignmentKey] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
      .lastTextBaseline, .custom(0), .custom(1), .custom(2), .custom(3), .custom(4),
    ]
    let key = pick(keys)
    let other = pick(keys)
    let value = length(-40...60)
    switch int(0...5) {
    case 0: return .alignmentGuide(key) { _ in value }
    case 5: return .alignmentGuide(key) { value - $0.width - $0.height / 2 }
    case 1: return .alignmentGuide(key) { $0[key] + value }
    case 2: return .alignmentGuide(key) { $0[other] - value }
    case 3: return .alignmentGuide(key) { ($0[explicit: other] ?? $0.width) + $0[key] / 2 }
    default: return .alignmentGuide(key) { ($0.width + $0.height) / 3 }
    }
  }

  private mutating func effect() -> ModifierContent {
    let anchor = UnitPoint(x: 0.25, y: 1)
    switch int(0...2) {
    case 0: return .rotationEffect(degrees: Double(int(-180...180)), anchor: anchor)
    case 1: return .scaleEffect(x: 0.5, y: 2, anchor: anchor)
    default: return .transformEffect(AffineTransform(b: 0.5, tx: 7, ty: -3))
    }
  }

  mutating func environmentChange() -> EnvironmentChange {
    let value = length(0...12)
    switch int(0...7) {
    case 0:
      let limit = LineLimit(minimum: int(0...2), maximum: int(1...3))
      return EnvironmentChange(name: "lineLimit") { $0.lineLimit = limit }
    case 1: return EnvironmentChange(name: "font") { $0.font.size = .points(5 + value) }
    case 2: return EnvironmentChange(name: "minimumScaleFactor") { $0.minimumScaleFactor = 0.6 }
    case 3: return EnvironmentChange(name: "lineSpacing") { $0.lineSpacing = value }
    case 4:
      let size = pick(DynamicTypeSize.allCases)
      return EnvironmentChange(name: "dynamicTypeSize") { $0.dynamicTypeSize = size }
    case 5:
      let mode = pick([TruncationMode.head, .middle])
      return EnvironmentChange(name: "truncationMode") { $0.truncationMode = mode }
    default:
      let direction = pick(LayoutDirection.allCases)
      return EnvironmentChange(name: "layoutDirection") { $0.layoutDirection = direction }
    }
  }
}
