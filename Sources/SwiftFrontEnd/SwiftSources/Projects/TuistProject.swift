internal import ProjectModel

/// A project of Tuist (`Project.swift`), as far as it is data: targets stated by `.target(…)` or
/// `Target(…)` with texts for their names, sources and dependencies.
enum TuistProject {
  static func read(_ path: String) -> StatedProject {
    var project = StatedProject()
    guard let bytes = try? Files.read(path, atMost: 1 << 20) else { return project }
    let tokens = SwiftToken.all(in: bytes)
    let folder = Files.folder(of: path) ?? "."
    var hasUnknown = false
    for (_, arguments) in SwiftCall.all(["target", "Target"], in: tokens[...]) {
      // A dependency on another target is written alike.
      guard let product = SwiftCall.member(arguments["product"]) else { continue }
      guard let name = SwiftCall.texts(arguments["name"]).first, arguments["sources"] != nil else {
        hasUnknown = true
        continue
      }
      if let module = module(name, product, arguments, path, folder) {
        project.modules.append(module)
      } else {
        hasUnknown = true
      }
    }
    for (_, arguments) in SwiftCall.all(["package", "remote", "local"], in: tokens[...]) {
      if let address = SwiftCall.texts(arguments["url"]).first {
        project.remotePackages.append(Project.Package(address))
      } else if let local = SwiftCall.texts(arguments["path"]).first {
        project.localPackages.append(Files.absolute(folder + "/" + local))
      }
    }
    if hasUnknown || project.modules.isEmpty {
      project.remarks.append(
        "\(path): warning: not all targets of the project are in plain words; those are not seen that it "
          + "computes ('tuist generate' makes a project of Xcode, which is read)"
      )
    }
    return project
  }

  private static func module(
    _ name: String,
    _ product: String,
    _ arguments: SwiftCall.Arguments,
    _ path: String,
    _ folder: String
  ) -> ProjectModule? {
    var sources = StatedSources()
    for source in SwiftCall.texts(arguments["sources"]) + SwiftCall.texts(arguments["resources"]) {
      sources.add(source, in: folder)
    }
    guard
      var module = sources.module(name, moduleName: nil, kind: kind(product), origin: path)
    else { return nil }
    module.bundleIdentifier = SwiftCall.texts(arguments["bundleId"]).first
    let dependencies = arguments["dependencies"] ?? []
    for (kind, call) in SwiftCall.all(
      ["target", "project", "external", "package"],
      in: dependencies
    ) {
      let names = SwiftCall.texts(call["name"]) + SwiftCall.texts(call["target"])
      if kind == "target" || kind == "project" {
        module.targets += names
      } else {
        module.products += names + SwiftCall.texts(call["product"])
      }
    }
    var settings = BuildSettings()
    let words = Array(arguments["settings"] ?? [])
    for index in words.indices.dropLast(2) {
      // "SWIFT_VERSION": "6.0"
      if case .text(let key) = words[index], words[index + 1] == .mark(":"),
        case .text(let value) = words[index + 2]
      {
        settings.set([(key: key, value: value)], configuration: "Debug")
      }
    }
    module.settings = ModuleSettings(settings)
    return module
  }

  private static func kind(_ product: String) -> ProjectModule.Kind {
    switch product {
    case "app", "appClip", "watch2App": .app
    case "framework", "staticFramework": .framework
    case "unitTests", "uiTests": .test
    case "appExtension", "messagesExtension", "extensionKitExtension": .extension
    case "staticLibrary", "dynamicLibrary", "bundle": .library
    default: .tool
    }
  }
}
