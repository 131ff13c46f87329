import SwiftUI

/// Gauges and progress in all of their styles.
struct Gauges: View {
  private var label: some View { Text("Fuel") }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Gauge(value: 0.4) { label }
      Gauge(value: 0.4) {
        label
      } currentValueLabel: {
        Text("40 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Gauge(value: 0.4) { label }.gaugeStyle(.accessoryLinear).tint(.green)
      Gauge(value: 0.4) { label }.gaugeStyle(.accessoryLinearCapacity).tint(.green)
      HStack(spacing: 24) {
        Gauge(value: 0.7) {
          label
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          label
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.orange)
        Gauge(value: 18, in: 10...30) {
          label
        } currentValueLabel: {
          Text("18")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.red)
      }
      ProgressView("Loading", value: 0.6)
      HStack(spacing: 24) {
        ProgressView()
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView("Please wait")
        ProgressView().controlSize(.large)
      }
    }
    .padding()
  }
}

#Preview("Gauges", traits: .fixedLayout(width: 360, height: 480)) {
  Gauges()
}
