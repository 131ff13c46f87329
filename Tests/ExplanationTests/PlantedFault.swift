import LayoutCore
import TestSupport

/// A fault that a generator plants in one line of a screen that is whole.
enum PlantedFault: String, CaseIterable {
  /// A height where a least height is meant.
  case fixedHeight
  /// A size where a least size is meant.
  case fixedFrame
  case lineLimit
  case inheritedLineLimit
  case fixedSize
  case fixedSizeBeside
  case wideSibling
  case widePadding
  case paddedSibling
  case longSpacer
  case wideSpacing
  case offset
  case greatestHeight
  case fixedCard
  case missingPriority
  case lowPriority

  /// The screen without and with the fault.
  func plant(_ generator: inout SeededGenerator) -> (whole: SeedScreen, broken: SeedScreen) {
    var whole = SeedScreen(&generator)
    if self == .missingPriority || self == .lowPriority { addLine(to: &whole, &generator) }
    var broken = whole
    let parts = Array(broken.parts.indices).shuffled(using: &generator)
    for index in parts {
      var isPlanted = false
      let part = broken.parts[index].changed { plant(in: $0, &isPlanted, &generator) }
      if isPlanted {
        broken.parts[index] = part
        if self == .fixedHeight || self == .fixedFrame {
          whole.parts[index] = part.changed { $0.withLeastLengths }
        }
        break
      }
    }
    return (whole, broken)
  }

  /// A row of two texts of one line each, of which the second comes first.
  private func addLine(to screen: inout SeedScreen, _ generator: inout SeededGenerator) {
    let line = ModifierContent.environment(
      EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
    )
    let important = self == .missingPriority ? [line, .layoutPriority(1)] : [line]
    let short = self == .missingPriority ? "12 portions" : "12.50"
    screen.parts.append(
      .row(
        id: "line",
        spacing: 8,
        [],
        [
          .text("a description of things that no one needs to read", id: "long", [line]),
          .text(short, id: "price", important),
        ]
      )
    )
  }

  private func plant(
    in part: SeedScreen.Part,
    _ isPlanted: inout Bool,
    _ generator: inout SeededGenerator
  ) -> SeedScreen.Part {
    if isPlanted { return part }
    let limit = ModifierContent.environment(
      EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
    )
    switch (self, part) {
    case (.fixedHeight, .text(let text, let id, let modifiers)) where id.hasPrefix("body"):
      isPlanted = true
      return .text(text, id: id, modifiers + [.frame(width: nil, height: 24, alignment: .center)])
    case (.fixedFrame, .text(let text, let id, let modifiers)) where id.hasPrefix("detail"):
      isPlanted = true
      let width = Double.random(in: 50...120, using: &generator)
      return .text(
        text,
        id: id,
        modifiers + [.frame(width: width, height: 22, alignment: .leading)]
      )
    case (.lineLimit, .text(let text, let id, let modifiers)) where id.hasPrefix("body"):
      isPlanted = true
      return .text(text, id: id, modifiers + [limit])
    case (.inheritedLineLimit, .column(let id, let modifiers, let parts)):
      isPlanted = true
      return .column(id: id, modifiers + [limit], parts)
    case (.fixedSize, .text(let text, let id, let modifiers)) where id.hasPrefix("body"):
      isPlanted = true
      return .text(text, id: id, modifiers + [.fixedSize(horizontal: true, vertical: true)])
    case (.fixedSizeBeside, .column(let id, let modifiers, let parts)) where id.hasPrefix("texts"):
      isPlanted = true
      return .column(id: id, modifiers + [.fixedSize(horizontal: true, vertical: false)], parts)
    case (.wideSibling, .image(let id, _)):
      isPlanted = true
      return .image(id: id, [.frame(width: 330, height: 40, alignment: .center)])
    case (.widePadding, .text(let text, let id, let modifiers)) where id.hasPrefix("body"):
      isPlanted = true
      return .text(text, id: id, modifiers + [.padding(edges: .horizontal, length: 180)])
    case (.paddedSibling, .image(let id, let modifiers)):
      isPlanted = true
      return .image(id: id, modifiers + [.padding(edges: .horizontal, length: 150)])
    case (.longSpacer, .spacer):
      isPlanted = true
      return .spacer(300)
    case (.wideSpacing, .row(let id, nil, let modifiers, let parts)):
      isPlanted = true
      return .row(id: id, spacing: 110, modifiers, parts)
    case (.offset, .text(let text, let id, let modifiers)) where id.hasPrefix("title"):
      isPlanted = true
      return .text(text, id: id, modifiers + [.offset(Point(x: 370, y: 0))])
    case (.greatestHeight, .column(let id, let modifiers, let parts)) where id.hasPrefix("card"):
      isPlanted = true
      let frame = FlexibleFrame(maxHeight: 70)
      return .column(id: id, [.flexibleFrame(frame, alignment: .top)] + modifiers, parts)
    case (.fixedCard, .column(let id, let modifiers, let parts)) where id.hasPrefix("card"):
      isPlanted = true
      return .column(id: id, [.frame(width: 200, height: 60, alignment: .top)] + modifiers, parts)
    case (.missingPriority, .text(let text, let id, let modifiers)) where id == "price":
      isPlanted = true
      return .text(text, id: id, Array(modifiers.dropLast()))
    case (.lowPriority, .text(let text, let id, let modifiers)) where id == "price":
      isPlanted = true
      return .text(text, id: id, modifiers + [.layoutPriority(-1)])
    case (.fixedHeight, _), (.fixedFrame, _), (.lineLimit, _), (.inheritedLineLimit, _),
      (.fixedSize, _), (.fixedSizeBeside, _), (.wideSibling, _), (.widePadding, _),
      (.paddedSibling, _), (.longSpacer, _), (.wideSpacing, _), (.offset, _),
      (.greatestHeight, _), (.fixedCard, _), (.missingPriority, _), (.lowPriority, _):
      return part
    }
  }
}

extension SeedScreen.Part {
  /// A text whose frame grows with it.
  fileprivate var withLeastLengths: SeedScreen.Part {
    guard case .text(let text, let id, let modifiers) = self else { return self }
    let meant = modifiers.map { modifier -> ModifierContent in
      guard case .frame(let width, let height, let alignment) = modifier else { return modifier }
      let frame = FlexibleFrame(minWidth: width, minHeight: height)
      return .flexibleFrame(frame, alignment: alignment)
    }
    return .text(text, id: id, meant)
  }

  /// The part and all parts inside, each as a closure makes it, those outside first.
  func changed(_ change: (SeedScreen.Part) -> SeedScreen.Part) -> SeedScreen.Part {
    switch change(self) {
    case .row(let id, let spacing, let modifiers, let parts):
      .row(id: id, spacing: spacing, modifiers, parts.map { $0.changed(change) })
    case .column(let id, let modifiers, let parts):
      .column(id: id, modifiers, parts.map { $0.changed(change) })
    case let part: part
    }
  }
}
