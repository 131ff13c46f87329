extension ProcessInfo {
  /// `false`: there is no low power mode.
  public var isLowPowerModeEnabled: Bool { false }
}

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Nominal.
  public var thermalState: ThermalState { .nominal }
  /// `false`: the device is an iPhone or an iPad.
  public var isiOSAppOnMac: Bool { false }
  /// `false`: the device is an iPhone or an iPad.
  public var isMacCatalystApp: Bool { false }
  /// Inert: the thermal state does not change.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )
}

extension Notification.Name {
  /// Inert: the power state does not change.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
