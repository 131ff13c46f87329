// swift-tools-version: 6.1
import PackageDescription

// On a Mac the views are those of Apple's SwiftUI; elsewhere Espalier stands in, in tests as well. A
// team would name the repository and a version, and "espalier" wherever this says `espalier`:
//
//     .package(url: "https://…/espalier", from: "1.0.0")
#if os(Linux)
  let espalier =
    Context.packageDirectory.split(separator: "/").dropLast(3).last.map(String.init) ?? ""
  let packages: [Package.Dependency] = [.package(path: "../../..")]
  // What files import beside SwiftUI. The other names are those of the files on the disk: SwiftPM puts
  // the modules of all packages into one folder, where a package that asks `#if canImport(os)` would
  // find one. Sources say `import os` all the same.
  let modules = ["Combine", "UIKit", "os"].map { name in
    Target.Dependency.product(
      name: name,
      package: espalier,
      moduleAliases: [name: "Espalier" + name]
    )
  }
  let views: [Target.Dependency] = [.product(name: "SwiftUI", package: espalier)] + modules
  let testing: [Target.Dependency] = [.product(name: "EspalierTesting", package: espalier)]
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
