internal import ProjectModel

/// The targets that a `Package.swift` declares.
///
/// One with literal values only is read as it stands; one that computes is run by SwiftPM
/// (``ManifestReader``).
struct PackageManifest {
  /// The package's name; empty if it is not in plain words.
  var name = ""
  /// The language that its words are written in; nil if it states none.
  var defaultLocalization: String?
  /// The libraries of Swift sources.
  var targets: [Target] = []
  /// The programs of Swift sources.
  var programs: [Target] = []
  /// The targets that the compiler loads as macros.
  var macros: [Target] = []
  /// Module maps for libraries of the system.
  var systemLibraries: [Target] = []
  /// Whether it has targets of any kind but one.
  var hasOneTarget = false
  /// The addresses of packages that it depends on.
  var remotePackages: [String] = []
  /// The paths of packages that it depends on, from its folder.
  var localPackages: [String] = []

  struct Target: Equatable {
    var name = ""
    /// The folder of its sources, from the manifest's folder; nil for the usual place.
    var path: String?
    /// Files and folders in that place; all if there are none.
    var sources: [String] = []
    var excluded: [String] = []
    /// The resources in its bundle, from that place.
    var resources: [Resource] = []
    var swiftVersion = "5"
    var compilerArguments: [String] = []
    /// The targets of the package that it depends on, and what may be one.
    var dependencies: [String] = []
    /// The products of packages that it depends on.
    var products: [String] = []
    /// The packages of these, as far as they are named.
    var packages: [String: String] = [:]
    /// The folder of the headers that others see, from that place; nil for the usual one.
    var publicHeaders: String?
    /// The libraries of the system that it is linked with.
    var linkedLibraries: [String] = []
  }

  /// A file or a folder that goes into the bundle of a target.
  struct Resource: Equatable {
    var path: String
    /// Whether a folder stays one; what is in others lies in the bundle side by side.
    var keepsFolders: Bool
  }

  /// The kind of a target.
  private enum Kind {
    case library
    case program
    case macro
    case systemLibrary
    case test
    case other
  }

  /// Words that begin a target.
  private static let kinds: [String: Kind] = [
    "target": .library, "executableTarget": .program, "testTarget": .test, "macro": .macro,
    "plugin": .other, "systemLibrary": .systemLibrary, "binaryTarget": .other,
  ]

  private typealias Arguments = SwiftCall.Arguments

  let tokens: [SwiftToken]
  private var constants: [String: String] = [:]
  /// Lists by the names of constants.
  private var lists: [String: ArraySlice<SwiftToken>] = [:]

  init(_ source: [UInt8]) {
    tokens = SwiftToken.all(in: source)
    var language = PackageManifest.toolsVersion(source) >= 6 ? "6" : "5"
    var count = 0
    var position = 0
    while position < tokens.count {
      defer { position += 1 }
      guard case .word(let word) = tokens[position] else { continue }
      switch word {
      case "let": noteConstant(at: position)
      case "name" where name.isEmpty && isLabel(position):
        name = text(tokens[min(position + 2, tokens.count)...]) ?? ""
      case "defaultLocalization" where isLabel(position):
        defaultLocalization = text(tokens[min(position + 2, tokens.count)...])
      case "package" where isCall(position):
        let (arguments, _) = SwiftCall.arguments(after: position + 1, in: tokens)
        text(arguments["url"]).map { remotePackages.append($0) }
        text(arguments["path"]).map { localPackages.append($0) }
      case "swiftLanguageModes", "swiftLanguageVersions":
        let values = tokens[position...].prefix { $0 != .mark("]") }
        language = values.contains { $0 == .word("v6") || $0 == .text("6") } ? "6" : "5"
      default:
        guard let kind = PackageManifest.kinds[word], isCall(position) else { continue }
        let (arguments, end) = SwiftCall.arguments(after: position + 1, in: tokens)
        position = end
        count += kind == .test ? 0 : 1
        if let target = target(arguments) { add(target, kind) }
      }
    }
    hasOneTarget = count == 1
    for index in targets.indices where targets[index].swiftVersion.isEmpty {
      targets[index].swiftVersion = language
    }
    for index in programs.indices where programs[index].swiftVersion.isEmpty {
      programs[index].swiftVersion = language
    }
    for index in macros.indices where macros[index].swiftVersion.isEmpty {
      macros[index].swiftVersion = language
    }
  }

  private mutating func add(_ target: Target, _ kind: Kind) {
    switch kind {
    case .library: targets.append(target)
    case .program: programs.append(target)
    case .macro: macros.append(target)
    case .systemLibrary: systemLibraries.append(target)
    case .test, .other: break
    }
  }

  // MARK: Words

  private func isLabel(_ position: Int) -> Bool {
    position + 1 < tokens.count && tokens[position + 1] == .mark(":")
  }

  private func isCall(_ position: Int) -> Bool {
    position + 1 < tokens.count && tokens[position + 1] == .mark("(")
  }

  /// Notes a constant that is a list, whose type may be stated.
  private mutating func noteList(at position: Int) {
    guard position + 1 < tokens.count, case .word(let name) = tokens[position + 1],
      let sign = tokens[position...].prefix(12).firstIndex(of: .mark("=")),
      sign + 1 < tokens.count, tokens[sign + 1] == .mark("[")
    else { return }
    var depth = 0
    for end in (sign + 1)..<tokens.count {
      if tokens[end] == .mark("[") { depth += 1 }
      if tokens[end] == .mark("]") { depth -= 1 }
      guard depth == 0 else { continue }
      lists[name] = tokens[(sign + 1)...end]
      return
    }
  }

  private mutating func noteConstant(at position: Int) {
    noteList(at: position)
    guard position + 3 < tokens.count, case .word(let name) = tokens[position + 1],
      tokens[position + 2] == .mark("="), case .text(let value) = tokens[position + 3]
    else { return }
    constants[name] = value
  }

  private func text(_ value: ArraySlice<SwiftToken>?) -> String? {
    value.flatMap { texts($0.prefix(1)).first }
  }

  /// The texts in a value, those of constants included.
  private func texts(_ value: ArraySlice<SwiftToken>?) -> [String] {
    (value ?? []).compactMap { token in
      switch token {
      case .text(let text): text
      case .word(let word): constants[word]
      case .mark: nil
      }
    }
  }

  // MARK: Targets

  private func target(_ arguments: Arguments) -> Target? {
    guard let name = text(arguments["name"]) else { return nil }
    var target = Target(name: name)
    target.path = text(arguments["path"])
    target.sources = texts(arguments["sources"])
    target.excluded = texts(arguments["exclude"])
    target.resources = resources(arguments["resources"] ?? [])
    target.publicHeaders = text(arguments["publicHeadersPath"])
    let linked = arguments["linkerSettings"] ?? []
    target.linkedLibraries = linked.indices.dropLast(2).compactMap { position in
      linked[position] == .word("linkedLibrary") ? text(linked[(position + 2)...]) : nil
    }
    note(arguments["dependencies"] ?? [], of: &target)
    target.swiftVersion = ""
    var settings = arguments["swiftSettings"] ?? []
    if settings.count == 1, case .word(let name)? = settings.first, let list = lists[name] {
      settings = list
    }
    for position in settings.indices.dropLast(2) {
      guard case .word(let word) = settings[position], settings[position + 1] == .mark("(") else {
        continue
      }
      let value = settings[(position + 2)...]
      switch word {
      case "define":
        if let name = text(value) { target.compilerArguments += ["-D", name] }
      case "enableUpcomingFeature":
        if let name = text(value) {
          target.compilerArguments += ["-enable-upcoming-feature", name]
        }
      case "enableExperimentalFeature":
        if let name = text(value) {
          target.compilerArguments += ["-enable-experimental-feature", name]
        }
      case "defaultIsolation":
        if value.prefix(2).contains(.word("MainActor")) {
          target.compilerArguments += ["-default-isolation", "MainActor"]
        }
      case "swiftLanguageMode":
        target.swiftVersion = value.prefix(2).contains(.word("v6")) ? "6" : "5"
      default: break
      }
    }
    return target
  }

  private func note(_ dependencies: ArraySlice<SwiftToken>, of target: inout Target) {
    var position = dependencies.startIndex
    while position < dependencies.endIndex {
      switch dependencies[position] {
      case .text(let name): target.dependencies.append(name)
      case .word("product") where isCall(position), .word("target") where isCall(position),
        .word("byName") where isCall(position):
        let (arguments, end) = SwiftCall.arguments(after: position + 1, in: tokens)
        if let name = text(arguments["name"]) {
          if dependencies[position] == .word("product") {
            target.products.append(name)
            target.packages[name] = text(arguments["package"])
          } else {
            target.dependencies.append(name)
          }
        }
        position = end
      case .word(let name): constants[name].map { target.dependencies.append($0) }
      case .mark: break
      }
      position += 1
    }
  }

  private func resources(_ list: ArraySlice<SwiftToken>) -> [Resource] {
    list.indices.dropLast(2).compactMap { position in
      guard case .word(let rule) = list[position], rule == "process" || rule == "copy",
        list[position + 1] == .mark("("), let path = text(list[(position + 2)...])
      else { return nil }
      return Resource(path: path, keepsFolders: rule == "copy")
    }
  }

  /// The first number of the version in the first line.
  private static func toolsVersion(_ source: [UInt8]) -> Int {
    let line = source.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    guard text.contains("swift-tools-version"), let colon = text.lastIndex(of: ":") else {
      return 5
    }
    let number = text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber }
    return Int(number) ?? 5
  }

  // MARK: Manifests that compute

  private static let computing: Set<String> = [
    "Context", "ProcessInfo", "append", "canImport", "class", "compactMap", "enum", "extension",
    "filter", "flatMap", "for", "forEach", "func", "getenv", "guard", "if", "insert", "map",
    "remove", "removeAll", "struct", "switch", "while",
  ]

  /// Whether it says all in plain words, so that running it would tell no more.
  ///
  /// - Parameter source: The source that it was read from.
  static func isPlain(_ source: [UInt8]) -> Bool {
    let isInterpolated = zip(source, source.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "(")
    }
    return !isInterpolated
      && SwiftToken.all(in: source).allSatisfy { token in
        switch token {
        case .word(let word): !computing.contains(word)
        case .mark(let mark): mark != "+" && mark != "?" && mark != "#"
        case .text: true
        }
      }
  }
}
