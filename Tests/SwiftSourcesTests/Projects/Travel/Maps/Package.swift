// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Maps", targets: [.target(name: "Maps")])
