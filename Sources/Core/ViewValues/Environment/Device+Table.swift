extension Device {
  /// Every device that is known (M10), those with the same screen next to each other.
  public static let all = families.flatMap { family in
    family.names.map { name in
      Device(
        name: name,
        size: Size(width: family.width, height: family.height),
        displayScale: family.scale,
        topInset: family.top,
        bottomInset: family.bottom,
        idiom: name.hasPrefix("iPad") ? .pad : .phone,
        keyboardHeight: family.keyboard
      )
    }
  }

  /// The device of a name, ignoring case and separators: `iPhone 16 Pro`, `iphone16pro`.
  public init?(named name: String) {
    let key = Device.key(name)
    guard let device = Device.all.first(where: { Device.key($0.name) == key }) else { return nil }
    self = device
  }

  private static func key(_ name: String) -> [Character] {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Devices with the same screen.
  private typealias Family = (
    names: [String], width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    keyboard: Double?
  )

  private static let families: [Family] = [
    (
      ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8"], 375, 667, 2, 20, 0,
      260
    ),
    (["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, 44, 34, nil),
    (["iPhone XR", "iPhone 11"], 414, 896, 2, 48, 34, 346),
    (["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, 44, 34, 346),
    (["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, 50, 34, nil),
    (
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390,
      844, 3, 47, 34, 336
    ),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, 47, 34, 346),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, 59, 34, 336),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      59, 34, 346
    ),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, 62, 34, 336),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, 62, 34, 346),
    (["iPhone Air"], 420, 912, 3, 68, 34, nil),
    (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], 744, 1133, 2, 24, 20, nil),
    (["iPad (9th generation)"], 810, 1080, 2, 20, 0, nil),
    (
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], 820, 1180, 2, 24, 20, nil
    ),
    (["iPad Pro 11-inch (4th generation)"], 834, 1194, 2, 24, 20, nil),
    (["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, 2, 24, 20, nil),
    (
      ["iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"],
      1024, 1366, 2, 24, 20, nil
    ),
    (["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376, 2, 24, 20, nil),
  ]
}
