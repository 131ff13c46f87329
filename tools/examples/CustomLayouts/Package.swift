// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CustomLayouts",
  dependencies: [.package(name: "espalier", path: "../../..")],
  targets: [
    .executableTarget(
      name: "CustomLayouts",
      dependencies: [.product(name: "Espalier", package: "espalier")]
    )
  ]
)
