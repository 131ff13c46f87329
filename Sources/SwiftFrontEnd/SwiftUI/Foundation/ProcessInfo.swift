// Foundation reports the machine's system; sources are rewritten to ask for the screen's
// (ReplacedNames, V11.12).

extension ProcessInfo {
  /// The version of the screen's system.
  public var _screenSystemVersion: OperatingSystemVersion {
    let version = _ScreenTraits.current.systemVersion
    return OperatingSystemVersion(
      majorVersion: version.major,
      minorVersion: version.minor,
      patchVersion: 0
    )
  }

  /// The version of the screen's system, as text; without the build, which is not known.
  public var _screenSystemVersionString: String {
    let version = _ScreenTraits.current.systemVersion
    return "Version \(version.major).\(version.minor)"
  }

  /// Whether the screen's system is a version or a later one.
  public func _isScreenSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = _screenSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }
}

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
