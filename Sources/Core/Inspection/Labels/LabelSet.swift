internal import Drawing
internal import LayoutCore

/// Labels at their places.
struct LabelSet {
  /// The largest number of labels that are placed; the others are left out.
  private static let limit = 2_000
  private static let margin = Size(width: 2.5, height: 0.5)
  private static let font = InspectionFont(size: 7.5, weight: .medium, color: .white)
  private static let chipFont = InspectionFont(size: 8, weight: .bold, color: .white)

  /// The labels in the picture.
  let picture: DisplayList
  /// The labels without room, each with the letters in its place.
  private(set) var overflow: [(letters: String, label: InspectionLabel)] = []

  /// - Parameter ink: The rectangles that labels should not cover.
  init(
    _ labels: [InspectionLabel],
    avoiding ink: [Rect],
    in size: Size,
    _ text: InspectionText
  ) {
    // Numbers come first: nothing else states them.
    let labels = Array(labels.prefix(LabelSet.limit))
    let ordered = labels.filter { $0.place == .chip } + labels.filter { $0.place != .chip }
    let sizes = LabelSet.sizes(of: ordered, text)
    var placer = LabelPlacer(bounds: Rect(origin: .zero, size: size), avoiding: ink)
    var placed: [(label: InspectionLabel, frame: Rect)] = []
    var waiting: [InspectionLabel] = []
    for (label, size) in zip(ordered, sizes) {
      if let frame = placer.place(label, size: size) {
        placed.append((label, frame))
      } else {
        waiting.append(label)
      }
    }
    let chips = waiting.enumerated().map { index, label in
      var chip = label
      chip.text = LabelSet.letters(index)
      chip.place = .chip
      return chip
    }
    for ((label, chip), size) in zip(zip(waiting, chips), LabelSet.sizes(of: chips, text)) {
      overflow.append((chip.text, label))
      if let frame = placer.place(chip, size: size) { placed.append((chip, frame)) }
    }
    picture = LabelSet.drawing(placed, in: size, text)
  }

  /// The letters for an index: a to z, then aa.
  private static func letters(_ index: Int) -> String {
    var (rest, letters) = (index, "")
    repeat {
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }

  private static func font(_ label: InspectionLabel) -> InspectionFont {
    label.place == .chip ? chipFont : font
  }

  private static func sizes(of labels: [InspectionLabel], _ text: InspectionText) -> [Size] {
    if labels.isEmpty { return [] }
    let result = text.layout { builder in
      builder.nest(.vStack(alignment: .leading, spacing: 0)) { builder in
        for label in labels { builder.words(label.text, font(label)) }
      }
    }
    return (result.roots.first?.children ?? []).map { view in
      let width = view.frame.width + 2 * margin.width
      let height = view.frame.height + 2 * margin.height
      return Size(width: max(width, height), height: height)
    }
  }

  private static func drawing(
    _ labels: [(label: InspectionLabel, frame: Rect)],
    in size: Size,
    _ text: InspectionText
  ) -> DisplayList {
    let words = text.layout { builder in
      builder.nest(
        .modifier(.frame(width: size.width, height: size.height, alignment: .topLeading))
      ) { builder in
        builder.nest(.zStack(alignment: .topLeading)) { builder in
          for (label, frame) in labels {
            builder.nest(.modifier(.offset(frame.origin))) { builder in
              // The words are in the middle of the label.
              let box = ModifierContent.frame(
                width: frame.width,
                height: frame.height,
                alignment: .center
              )
              builder.nest(.modifier(box)) { builder in
                builder.nest(.modifier(.fixedSize(horizontal: true, vertical: true))) {
                  $0.words(label.text, font(label))
                }
              }
            }
          }
        }
      }
    }
    var options = DrawingOptions()
    options.background = .none
    var sheet = PictureSheet(size: size, scale: text.scale)
    for (label, frame) in labels {
      var path = Path()
      let radius = label.place == .chip ? frame.height / 2 : 2
      path.addRoundedRect(in: frame, cornerSize: Size(width: radius, height: radius))
      sheet.add(.fill(path, .color(label.color.multiplyingOpacity(by: 0.92)), FillValue(), .normal))
    }
    sheet.place(words.displayList(options), at: .zero, isClipped: false)
    return sheet.list
  }
}
