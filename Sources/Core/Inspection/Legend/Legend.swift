internal import Drawing
internal import LayoutCore

/// Legend entries in columns.
struct Legend {
  /// The width of a column, and the distance between two, in points.
  static let column = 280.0
  static let gap = 20.0
  /// The largest number of entries; the others are only counted.
  private static let limit = 500

  private let entries: [LegendEntry]
  private let page: InspectionColor.Page
  private let text: InspectionText

  init(_ entries: [LegendEntry], _ page: InspectionColor.Page, _ text: InspectionText) {
    var shown = Array(entries.prefix(Legend.limit))
    if entries.count > shown.count {
      shown.append(LegendEntry(text: "… and \(entries.count - shown.count) more", details: []))
    }
    (self.entries, self.page, self.text) = (shown, page, text)
  }

  /// The legend in columns of at most a height, and in at most a number of columns.
  func drawing(height: Double, columns most: Int) -> DisplayList {
    let heights = heights()
    let least = heights.max() ?? 0
    var limit = max(height, least)
    var columns = Legend.columns(heights, limit)
    while columns.count > most {
      limit += max(limit * 0.05, 20)
      columns = Legend.columns(heights, limit)
    }
    // Columns of about the same length, if there are as many.
    while columns.count > 1, limit * 0.96 > least {
      let shorter = Legend.columns(heights, limit * 0.96)
      guard shorter.count == columns.count else { break }
      (columns, limit) = (shorter, limit * 0.96)
    }
    let result = text.layout { builder in
      builder.nest(.hStack(alignment: .top, spacing: Legend.gap)) { builder in
        for column in columns { set(entries[column], &builder) }
      }
    }
    var options = DrawingOptions()
    options.background = .none
    return result.displayList(options)
  }

  /// The ranges of entries that fill columns of a height.
  private static func columns(_ heights: [Double], _ limit: Double) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var (start, height) = (0, 0.0)
    for (index, own) in heights.enumerated() {
      if index > start, height + own > limit {
        columns.append(start..<index)
        (start, height) = (index, 0)
      }
      height += own + spacing
    }
    if start < heights.count { columns.append(start..<heights.count) }
    return columns
  }

  private static let spacing = 7.0

  private func heights() -> [Double] {
    let result = text.layout { set(entries[...], &$0) }
    return (result.roots.first?.children ?? []).map(\.outerFrame.height)
  }

  private func set(_ entries: ArraySlice<LegendEntry>, _ builder: inout ViewTreeBuilder) {
    builder.nest(.vStack(alignment: .leading, spacing: Legend.spacing)) { builder in
      for entry in entries {
        let frame = ModifierContent.frame(width: Legend.column, height: nil, alignment: .leading)
        builder.nest(.modifier(frame)) { set(entry, &$0) }
      }
    }
  }

  private func set(_ entry: LegendEntry, _ builder: inout ViewTreeBuilder) {
    let direction = EnvironmentChange(name: "layoutDirection") {
      $0.layoutDirection = entry.direction
    }
    builder.nest(.modifier(.environment(direction))) { builder in
      builder.nest(.hStack(alignment: .firstTextBaseline, spacing: 6)) { builder in
        if !entry.sign.isEmpty { setSign(entry, &builder) }
        builder.nest(.vStack(alignment: .leading, spacing: 1)) { builder in
          let isHeading = entry.sign.isEmpty
          builder.words(
            entry.text,
            InspectionFont(
              size: isHeading ? 12 : 11,
              weight: isHeading ? .bold : .medium,
              color: page.text
            )
          )
          for detail in entry.details {
            builder.words(detail, InspectionFont(size: 9.5, color: page.secondaryText))
          }
          if !entry.colors.isEmpty { set(entry.colors, &builder) }
        }
        builder.leaf(.spacer(minLength: 0))
      }
    }
  }

  /// Adds the sign as it is in the picture, in a column of equal width for all.
  private func setSign(_ entry: LegendEntry, _ builder: inout ViewTreeBuilder) {
    let color = ColorValue(
      red: entry.color.red,
      green: entry.color.green,
      blue: entry.color.blue
    )
    let place = ModifierContent.frame(width: 24, height: nil, alignment: .trailing)
    let margin = EdgeInsets(top: 1, leading: 4.5, bottom: 1, trailing: 4.5)
    builder.nest(.modifier(place)) { builder in
      builder.nest(.modifier(.backgroundShape(StyleValue(.color(color)), .capsule))) { builder in
        builder.nest(.modifier(.paddingInsets(margin))) { builder in
          builder.nest(.modifier(.fixedSize(horizontal: true, vertical: true))) {
            $0.words(entry.sign, InspectionFont(size: 9, weight: .bold, color: .white))
          }
        }
      }
    }
  }

  /// Adds the names of colours, several on a line.
  private func set(_ colors: [LegendEntry.ColorName], _ builder: inout ViewTreeBuilder) {
    for start in stride(from: 0, to: colors.count, by: 4) {
      builder.nest(.hStack(alignment: .firstTextBaseline, spacing: 8)) { builder in
        for color in colors[start..<min(start + 4, colors.count)] {
          builder.words(color.name, InspectionFont(size: 9.5, weight: .bold, color: color.color))
        }
      }
    }
  }
}
