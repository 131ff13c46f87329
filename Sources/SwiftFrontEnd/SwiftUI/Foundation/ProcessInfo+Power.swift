extension ProcessInfo {
  /// No: computers have no mode of low power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// As cool as it can be.
  public var thermalState: ThermalState { .nominal }
  /// No: it is an iPhone or an iPad.
  public var isiOSAppOnMac: Bool { false }
  /// No: it is an iPhone or an iPad.
  public var isMacCatalystApp: Bool { false }
  /// Inert: a device that stays as cool as it is sends none.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )
}

extension Notification.Name {
  /// Inert: a device without a mode of low power sends none.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
