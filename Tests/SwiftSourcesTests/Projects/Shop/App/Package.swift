// swift-tools-version: 6.0
import PackageDescription

func feature(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "Shop\(name)",
    dependencies: dependencies,
    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .define("SHOP")]
  )
}

let package = Package(
  name: "Shop",
  defaultLocalization: "de",
  dependencies: [
    .package(path: "../Kit"), .package(url: "https://example.com/Badges.git", from: "1.0.0"),
  ],
  targets: [
    feature("Data"),
    feature("UI", ["ShopData", .product(name: "Kit", package: "Kit")]),
    .testTarget(name: "ShopUITests", dependencies: ["ShopUI"]),
  ]
)
