// The fraction of a time interval that has passed, at the moment of layout.

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of a time interval, with the remaining or elapsed time below.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      label(),
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    )
  }

  /// Creates a progress view of a time interval, without a label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      nil,
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    )
  }
}

extension ProgressView {
  /// Creates a progress view of a time interval.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      label(),
      currentValueLabel()
    )
  }

  fileprivate nonisolated static func part(
    of timerInterval: ClosedRange<Date>,
    countsDown: Bool
  ) -> () -> (Double, total: Double) {
    {
      let now = min(max(Date(), timerInterval.lowerBound), timerInterval.upperBound)
      let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
      let passed = now.timeIntervalSince(timerInterval.lowerBound)
      guard whole > 0 else { return (countsDown ? 0 : 1, 1) }
      return (countsDown ? whole - passed : passed, whole)
    }
  }
}

/// The seconds of a time that are left or have passed.
public struct DefaultDateProgressLabel {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool) {
    self.timerInterval = timerInterval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View {
  /// The seconds as a text.
  public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}
