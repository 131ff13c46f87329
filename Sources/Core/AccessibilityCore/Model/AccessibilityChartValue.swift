/// A value of a chart: Apple's `AXDataPointValue`.
public enum AccessibilityChartValue: Sendable, Hashable {
  case number(Double)
  case category(String)
}
