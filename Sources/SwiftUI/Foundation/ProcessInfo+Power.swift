extension ProcessInfo {
  /// No: computers have no mode of low power.
  public var isLowPowerModeEnabled: Bool { false }
}
