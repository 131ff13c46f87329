import SwiftUI

/// The settings of one scale of a chart.
struct ScaleSettings {
  var domain: _ScaleDomainValue?
  var range: (start: CGFloat, end: CGFloat)?
  var type: ScaleType?
}

extension View {
  /// Sets the domain and range of the scale along the bottom.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.xScale, domain._domain, range._padding, type) }

  /// Sets the domain of the scale along the bottom.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.xScale, domain._domain, nil, type) }

  /// Sets the range of the scale along the bottom.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.xScale, nil, range._padding, type) }

  /// Sets the type of the scale along the bottom.
  public nonisolated func chartXScale(type: ScaleType?) -> some View {
    chartScale(\.xScale, nil, nil, type)
  }

  /// Sets the domain and range of the scale along the side.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.yScale, domain._domain, range._padding, type) }

  /// Sets the domain of the scale along the side.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.yScale, domain._domain, nil, type) }

  /// Sets the range of the scale along the side.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View { chartScale(\.yScale, nil, range._padding, type) }

  /// Sets the type of the scale along the side.
  public nonisolated func chartYScale(type: ScaleType?) -> some View {
    chartScale(\.yScale, nil, nil, type)
  }

  private nonisolated func chartScale(
    _ scale: WritableKeyPath<ChartSettings, ScaleSettings>,
    _ domain: _ScaleDomainValue?,
    _ range: (start: CGFloat, end: CGFloat)?,
    _ type: ScaleType?
  ) -> some View {
    chartSettings { settings in
      // The modifier nearest to the chart applies last.
      if let domain { settings[keyPath: scale].domain = domain }
      if let range { settings[keyPath: scale].range = range }
      if let type { settings[keyPath: scale].type = type }
    }
  }
}
