import LayoutCore
import Testing

/// Devices against the table of M10.1 and what public UIKit says of size classes.
struct DeviceTests {
  struct Row: Sendable {
    var name: String
    var size: Size
    var scale: Double
    var top: Double
    var bottom: Double
    var sides: Double

    init(
      _ name: String,
      _ width: Double,
      _ height: Double,
      _ scale: Double,
      _ top: Double,
      _ bottom: Double,
      _ sides: Double
    ) {
      (self.name, self.scale) = (name, scale)
      size = Size(width: width, height: height)
      (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }
  }

  static let rows = [
    Row("iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0),
    Row("iPhone XS", 375, 812, 3, 44, 34, 44), Row("iPhone 11", 414, 896, 2, 48, 34, 48),
    Row("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44),
    Row("iPhone 13 mini", 375, 812, 3, 50, 34, 50),
    Row("iPhone 14", 390, 844, 3, 47, 34, 47),
    Row("iPhone 14 Plus", 428, 926, 3, 47, 34, 47),
    Row("iPhone 16", 393, 852, 3, 59, 34, 59),
    Row("iPhone 16 Plus", 430, 932, 3, 59, 34, 59),
    Row("iPhone 17", 402, 874, 3, 62, 34, 62),
    Row("iPhone 17 Pro Max", 440, 956, 3, 62, 34, 62),
    Row("iPhone Air", 420, 912, 3, 68, 34, 68),
    Row("iPad mini (6th generation)", 744, 1133, 2, 24, 20, 0),
    Row("iPad (9th generation)", 810, 1080, 2, 20, 0, 0),
    Row("iPad Air 11-inch (M3)", 820, 1180, 2, 24, 20, 0),
    Row("iPad Pro 11-inch (M5)", 834, 1210, 2, 24, 20, 0),
    Row("iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20, 0),
  ]

  @Test("what a device covers upright and on its side", arguments: rows)
  func insets(_ row: Row) throws {
    let device = try #require(Device(named: row.name))
    #expect(device.size(.portrait) == row.size)
    #expect(device.size(.landscape) == Size(width: row.size.height, height: row.size.width))
    #expect(device.displayScale == row.scale)
    let portrait = device.safeArea(.portrait)
    #expect(portrait == EdgeInsets(top: row.top, leading: 0, bottom: row.bottom, trailing: 0))
    let landscape = device.safeArea(.landscape)
    #expect(landscape.leading == row.sides)
    #expect(landscape.trailing == row.sides)
    #expect(landscape.top == (device.idiom == .pad ? row.top : 0))
  }

  @Test("large phones have room on their side, pads always, other phones never")
  func sizeClasses() throws {
    let expected: [(String, UserInterfaceSizeClass, UserInterfaceSizeClass)] = [
      ("iPhone 16", .compact, .compact), ("iPhone 16 Plus", .regular, .compact),
      ("iPhone 11", .regular, .compact), ("iPad (A16)", .regular, .regular),
    ]
    for (name, horizontal, vertical) in expected {
      let device = try #require(Device(named: name))
      #expect(device.horizontalSizeClass(.landscape) == horizontal)
      #expect(device.verticalSizeClass(.landscape) == vertical)
      #expect(device.horizontalSizeClass(.portrait) == (device.idiom == .pad ? .regular : .compact))
      #expect(device.verticalSizeClass(.portrait) == .regular)
    }
  }

  @Test("the status bar: 20, as high as a notch, 54 with an island")
  func statusBars() throws {
    for (name, height) in [("iPhone 8", 20.0), ("iPhone 14", 47), ("iPhone 16", 54)] {
      #expect(try #require(Device(named: name)).statusBarHeight == height)
    }
  }

  @Test("a device is found however its name is written; every name is one device's")
  func names() {
    #expect(Device(named: "iphone16pro")?.name == "iPhone 16 Pro")
    #expect(Device(named: "iPad Pro 11 inch M4")?.name == "iPad Pro 11-inch (M4)")
    #expect(Device(named: "iPhone 61") == nil)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
