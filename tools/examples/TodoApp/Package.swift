// swift-tools-version: 6.1
import PackageDescription

// On a Mac the views are those of Apple's SwiftUI; elsewhere Espalier stands in, in tests as well. A
// team would name the repository and a version:
//
//     .package(url: "https://…/espalier", from: "1.0.0")
#if os(Linux)
  let packages: [Package.Dependency] = [.package(name: "espalier", path: "../../..")]
  let views: [Target.Dependency] = [.product(name: "SwiftUI", package: "espalier")]
  let testing: [Target.Dependency] = [.product(name: "EspalierTesting", package: "espalier")]
#else
  let packages: [Package.Dependency] = []
  let views: [Target.Dependency] = []
  let testing: [Target.Dependency] = []
#endif

let package = Package(
  name: "TodoApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "TodoApp", targets: ["TodoApp"])],
  dependencies: packages,
  targets: [
    .target(name: "TodoApp", dependencies: views),
    .testTarget(
      name: "TodoAppTests",
      dependencies: ["TodoApp"] + testing,
      exclude: ["Snapshots"]
    ),
  ]
)
