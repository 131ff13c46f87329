/// Open rings with a mark.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the views that the style shows.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Open rings with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// Rings that fill.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the views that the style shows.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Rings that fill.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A ring around the value, which is one element, as a bar is (M3.12).
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  /// Its size and the strokes' width, in points.
  private static let (diameter, lineWidth): (CGFloat, CGFloat) = (58, 6)

  /// What part of the circle the ring has.
  private var length: Double { isOpen ? 0.75 : 1 }

  private func arc(from start: Double, to end: Double) -> some View {
    Circle()
      .inset(by: Self.lineWidth / 2)
      .trim(from: start * length, to: end * length)
      .stroke(.tint, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
      // Open rings are open below, closed ones begin above.
      .rotationEffect(.degrees(isOpen ? 135 : -90))
  }

  var body: some View {
    ZStack {
      arc(from: 0, to: 1).opacity(0.3)
      if isOpen {
        // A mark as long as it is wide; nothing is drawn of no length.
        arc(from: max(configuration.value - 0.001, 0), to: min(configuration.value + 0.001, 1))
      } else {
        arc(from: 0, to: configuration.value)
      }
      if let current = configuration.currentValueLabel {
        current.font(.title3).lineLimit(1).minimumScaleFactor(0.5).padding(Self.lineWidth * 2)
      }
      if isOpen {
        bottom.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .frame(width: Self.diameter, height: Self.diameter)
    .accessibilityRepresentation {
      Gauge(value: configuration.value) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
    }
  }

  /// The bounds in the gap of an open ring, or what is measured where there are none.
  @ViewBuilder private var bottom: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}
