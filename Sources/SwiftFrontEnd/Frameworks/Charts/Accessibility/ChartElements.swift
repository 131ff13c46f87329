import SwiftUI

/// The marks as those who do not see them have them: elements at the marks' places (C1.18).
struct ChartElements: View {
  let model: PlotModel
  let formats: AxisFormats

  /// The limit of marks with elements; charts with more have the description alone.
  private static let mostElements = 1000

  @Environment(\.self) private var environment

  var body: some View {
    let shown = shown
    if !shown.isEmpty, shown.count <= Self.mostElements {
      let words = MarkWords(model: model, formats: formats, environment: environment)
      ElementLayout(model: model) {
        ForEach(shown, id: \.self) { number in
          let item = model.placed[number]
          Color.clear
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: words.label(of: item)))
            .accessibilityValue(Text(verbatim: words.value(of: item)))
            .accessibilityIdentifier(
              model.marks[item.index].traits.accessibility.identifier ?? "",
              isEnabled: model.marks[item.index].traits.accessibility.identifier != nil
            )
            // They are read in the order of the data.
            .accessibilitySortPriority(Double(model.placed.count - number))
            .layoutValue(key: ElementNumber.self, value: number)
        }
      }
    }
  }

  /// The numbers of the marks that are not hidden.
  private var shown: [Int] {
    model.placed.indices.filter {
      !model.marks[model.placed[$0].index].traits.accessibility.isHidden
    }
  }
}

private struct ElementNumber: LayoutValueKey {
  static let defaultValue = 0
}

/// Places accessibility elements at their marks; the engine mirrors it in right-to-left layout.
private struct ElementLayout: Layout {
  let model: PlotModel
  /// The minimum size of an element, in points.
  private static let least: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for view in subviews {
      guard var frame = model.frame(of: model.placed[view[ElementNumber.self]], in: bounds.size)
      else {
        view.place(at: bounds.origin, proposal: .zero)
        continue
      }
      frame = frame.insetBy(
        dx: min(0, (frame.width - Self.least) / 2),
        dy: min(0, (frame.height - Self.least) / 2)
      )
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
}
