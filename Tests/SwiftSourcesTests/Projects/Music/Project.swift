import ProjectDescription

let project = Project(
  name: "Music",
  packages: [.remote(url: "https://example.com/Waves.git", requirement: .upToNextMajor(from: "1.0.0"))],
  targets: [
    .target(
      name: "Music",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.music",
      sources: ["Targets/Music/**"],
      dependencies: [.target(name: "Player"), .package(product: "Waves")],
      settings: .settings(base: ["SWIFT_VERSION": "6.0"])
    ),
    .target(
      name: "Player",
      destinations: .iOS,
      product: .framework,
      bundleId: "org.example.player",
      sources: ["Targets/Player/*.swift"]
    ),
  ]
)
