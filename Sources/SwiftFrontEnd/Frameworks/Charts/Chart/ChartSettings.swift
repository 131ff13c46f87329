import SwiftUI

/// The settings that modifiers around a chart set.
struct ChartSettings {
  var xScale = ScaleSettings()
  var yScale = ScaleSettings()
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleScaleSettings()
  var plotStyles: [(AnyView) -> AnyView] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selection = ChartSelection()
  var scrolling = ChartScrolling()
}

private struct ChartSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes the settings of charts inside.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
