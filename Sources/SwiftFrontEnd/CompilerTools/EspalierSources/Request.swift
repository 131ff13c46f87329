/// The arguments of the program.
///
///     espalier-sources --module Card --platform iOS --modules Foundation,SwiftUI
///       [--conditions DEBUG,BETA] [--adds neutral-values] [--entry main.swift]
///       [--view 'ListCell(item: .sample)' [--view-calls calls]] [--setup Espalier/Setup.swift]
///       [--resources names.swift] [--bundle bundle.swift] [--renamed Controls=Control_]
///       [--declared-types types] [--types-of Models=/tmp/models/types]
///       [--aside /tmp/aside [--first-number 0] [--size 2 [--decide edited|unknown]] [--reach screens]
///       [--earlier /tmp/earlier]]
///       Card.swift /tmp/copy.swift …
///
/// Each source is the path that messages name and the copy to read and to overwrite.
struct Request {
  private(set) var module = ""
  private(set) var platform = Platform.iOS
  /// The modules that sources may import.
  private(set) var modules: Set<String> = []
  /// The names that `#if` may ask for and that hold; nil if only the compiler knows them.
  private(set) var conditions: Set<String>?
  /// The path for the entry of the program that shows the module's previews; nil if none does.
  private(set) var entry: String?
  /// The path for the ways to make values of the view to show; nil for none.
  private(set) var viewCalls: String?
  /// The view to show in place of previews.
  private(set) var view: String?
  /// The source of the setup around all previews; nil for none.
  private(set) var setup: String?
  /// The source of the names of colours and images, to be overwritten.
  private(set) var resources: String?
  /// The source of the bundle of a package's target, which goes if the sources declare one themselves.
  private(set) var bundle: String?
  /// The modules that have other names than sources import them by, no longer ones.
  private(set) var renamed: [String: String] = [:]
  /// The path for the types that a module declares for others; nil for none.
  private(set) var declaredTypes: String?
  /// The types of the modules that the sources may import.
  private(set) var importedTypes: [String: DeclaredTypes] = [:]
  /// Whether the module's own types get neutral values, in case a piece is set aside later.
  private(set) var addsNeutralValues = false
  /// The request to set pieces aside; nil if all sources must compile.
  private(set) var aside: AsideRequest?
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
      case "--conditions":
        conditions = Set(value.split(separator: ",").map(String.init))
      case "--adds":
        guard value == "neutral-values" else { throw Request.wrong(option) }
        addsNeutralValues = true
      case "--entry": entry = value
      case "--view": view = value
      case "--view-calls": viewCalls = value
      case "--setup": setup = value
      case "--resources": resources = value
      case "--bundle": bundle = value
      case "--renamed":
        for pair in value.split(separator: ",") {
          let names = pair.split(separator: "=").map(String.init)
          guard names.count == 2 else { throw Request.wrong(option) }
          renamed[names[0]] = names[1]
        }
      case "--declared-types": declaredTypes = value
      case "--types-of":
        guard let sign = value.firstIndex(of: "=") else { throw Request.wrong(option) }
        let text = try FileBytes.read(String(value[value.index(after: sign)...]))
        importedTypes[String(value[..<sign])] = DeclaredTypes(
          text: String(decoding: text, as: UTF8.self)
        )
      case "--aside": aside = AsideRequest(folder: value)
      case "--size":
        guard let size = Int(value) else { throw Request.wrong(option) }
        aside?.size = size
      case "--decide":
        guard let decision = AsideRequest.Decision(rawValue: value) else {
          throw Request.wrong(option)
        }
        aside?.decision = decision
      case "--reach":
        guard value == "screens" else { throw Request.wrong(option) }
        aside?.reaches = true
      case "--earlier": aside?.earlier = value
      case "--first-number":
        guard let number = Int(value) else { throw Request.wrong(option) }
        aside?.firstNumber = number
      default: throw Request.wrong(option)
      }
    }
    while let path = rest.popFirst() {
      guard let copy = rest.popFirst() else { throw Request.wrong(path) }
      sources.append((path, copy))
    }
  }

  /// Whether other modules import it.
  var isImported: Bool { declaredTypes != nil }

  /// Whether a type of an imported module stands in for a missing one, or names such a type.
  func isOfStandIns(_ name: String) -> Bool {
    importedTypes.values.contains { types in
      types.entries.contains { $0.name == name && ($0.isStandIn || $0.hasStandIns) }
    }
  }

  /// Whether a condition holds that is a single name; those of the compiler's own begin with `$`.
  func truth(ofCondition name: String) -> Truth {
    guard name != "DEBUG" else { return .yes }
    guard let conditions, !name.hasPrefix("$") else { return .unknown }
    return Truth(conditions.contains(name))
  }

  private static func wrong(_ argument: String) -> Failure {
    Failure(message: "espalier-sources: error: cannot use '\(argument)'", status: 64)
  }
}

/// A request to set aside the pieces that do not compile.
struct AsideRequest {
  /// A choice of pieces where the compiler has given up.
  enum Decision: String {
    /// Those in bodies in which something is set aside.
    case edited
    /// Members of views that nothing declares.
    case unknown
  }

  /// The folder of the original sources (`0.swift`, …), the pieces set aside (`state`), the errors
  /// (`errors`) and the report (`table`, `causes`).
  let folder: String
  /// The size of the pieces that go for the current errors (V16.2); nil if there are none, and all
  /// sources are written as they are now.
  var size: Int?
  /// The pieces that go alone; nil for all.
  var decision: Decision?
  /// Whether what no screen reaches is left out.
  var reaches = false
  /// The folder of an earlier version of the module whose edits hold where nothing has changed; nil for none.
  var earlier: String?
  /// The number of the module's first placeholder.
  var firstNumber = 0

  var state: String { folder + "/state" }
  var errors: String { folder + "/errors" }
  /// The numbers of the files that a round has changed.
  var changed: String { folder + "/changed" }
  /// The numbers of the files for which a round may have changed something.
  var affected: String { folder + "/affected" }
  /// The table of the module's placeholders.
  var table: String { folder + "/table" }
  /// The tables of the modules that it imports.
  var importedTables: String { folder + "/imported" }
  var causes: String { folder + "/causes" }
  /// The paths of the interfaces of the modules that sources may import, a line each.
  var interfaces: String { folder + "/interfaces" }
  /// The source of the types that stand in for absent ones.
  var standIns: String { folder + "/standins.swift" }

  func original(_ file: Int) -> String { folder + "/\(file).swift" }

  /// The paths of the original sources, a line each.
  func files(in folder: String) -> String { folder + "/files" }
}
