// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "text-report",
  dependencies: [.package(name: "espalier", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]
    ),
    .executableTarget(
      name: "text-report",
      dependencies: ["CHarfBuzz", .product(name: "Espalier", package: "espalier")]
    ),
  ]
)
