/// What the program is asked for.
///
///     espalier-sources --module Card --platform iOS --modules Foundation,SwiftUI [--entry main.swift]
///       [--view ListCell] [--resources names.swift] [--bundle bundle.swift]
///       [--renamed Controls=Control_]
///       Card.swift /tmp/copy.swift …
///
/// Each source is the path that messages name and the copy to read and to overwrite.
struct Request {
  private(set) var module = ""
  private(set) var platform = Platform.iOS
  /// The modules that sources may import.
  private(set) var modules: Set<String> = []
  /// Where the entry of the program goes; nil for a module that a program imports.
  private(set) var entry: String?
  /// The view to show in place of previews.
  private(set) var view: String?
  /// The source of the names of colours and images, to be overwritten.
  private(set) var resources: String?
  /// The source of the bundle of a package's target, which goes if the sources declare one themselves.
  private(set) var bundle: String?
  /// The modules that have other names than sources import them by, no longer ones.
  private(set) var renamed: [String: String] = [:]
  private(set) var sources: [(path: String, copy: String)] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.first, option.hasPrefix("--") {
      guard let value = rest.dropFirst().first else { throw Request.wrong(option) }
      rest = rest.dropFirst(2)
      switch option {
      case "--module": module = value
      case "--platform":
        guard let platform = Platform(rawValue: value) else { throw Request.wrong(option) }
        self.platform = platform
      case "--modules": modules = Set(value.split(separator: ",").map(String.init))
      case "--entry": entry = value
      case "--view": view = value
      case "--resources": resources = value
      case "--bundle": bundle = value
      case "--renamed":
        for pair in value.split(separator: ",") {
          let names = pair.split(separator: "=").map(String.init)
          guard names.count == 2 else { throw Request.wrong(option) }
          renamed[names[0]] = names[1]
        }
      default: throw Request.wrong(option)
      }
    }
    while let path = rest.popFirst() {
      guard let copy = rest.popFirst() else { throw Request.wrong(path) }
      sources.append((path, copy))
    }
  }

  private static func wrong(_ argument: String) -> Failure {
    Failure(message: "espalier-sources: error: cannot use '\(argument)'", status: 64)
  }
}
