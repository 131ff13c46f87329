import SwiftParser
import SwiftSyntax

/// All sources of a module.
struct ModuleSources {
  let name: String
  private var files: [(path: String, types: [DeclaredType], fixed: [FixedSystem])] = []
  private var usesModuleBundle = false
  /// Whether they declare the bundle that packages have of their own.
  private(set) var declaresModuleBundle = false
  /// The names of colours and images that the sources declare, behind those of their types.
  private(set) var resources: Set<String> = []
  /// The replacements of the pieces that do not compile, a line each.
  var placeholders = ""

  /// The number of files.
  var count: Int { files.count }

  init(name: String) { self.name = name }

  mutating func append(_ source: SourceReading, path: String) {
    files.append((path, source.types, source.fixedSystems))
    usesModuleBundle = usesModuleBundle || source.usesModuleBundle
    declaresModuleBundle = declaresModuleBundle || source.declaresModuleBundle
    resources.formUnion(source.resources)
  }

  // MARK: The view to show

  /// The name of the type in an expression that makes a view, such as `Profile(user: .sample)`, and what
  /// follows it.
  private static func parts(ofView view: String) -> (name: String, rest: Substring) {
    let name = view.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return (String(name), view[name.endIndex...])
  }

  /// Whether what is to make a view cannot be read: it would break what it is put into.
  static func isBroken(view: String) -> Bool {
    let tree = Parser.parse(source: view)
    return tree.hasError || tree.statements.count != 1
  }

  /// Returns the place where a view type is declared, by its name, with or without the types around
  /// it; arguments may follow.
  func place(ofView view: String) -> (file: Int, line: Int, name: String)? {
    let view = ModuleSources.parts(ofView: view).name
    for (index, file) in files.enumerated() {
      for type in file.types where type.isView {
        if type.name == view || type.name.hasSuffix("." + view) {
          return (index, type.line, type.name)
        }
      }
    }
    return nil
  }

  /// Returns the source by which the program finds a view; it belongs to the file that declares the
  /// view, which may be private.
  ///
  /// - Parameters:
  ///   - view: The view as asked for.
  ///   - type: The name of the type with those around it.
  func registration(of view: String, type: String, file: Int, line: Int) -> String {
    let rest = ModuleSources.parts(ofView: view).rest
    return """

      struct EspalierShownView: SwiftUI.ViewRegistration {
        static var name: Swift.String { \(literal(type)) }
        static var file: Swift.Int { \(file) }
        static var line: Swift.Int { \(line) }
        @MainActor static func makeView() -> any SwiftUI.View {
      #sourceLocation(file: "--view", line: 1)
      \(type)\(rest.isEmpty ? "()" : rest)
      #sourceLocation()
        }
      }

      """
  }

  func unknownView(_ view: String) -> Problem {
    let views = files.flatMap(\.types).filter(\.isView).map { "'\($0.name)'" }
    let known = views.isEmpty ? "there is none" : "there are " + views.joined(separator: ", ")
    let name = ModuleSources.parts(ofView: view).name
    return Problem(place: "espalier", text: "no view type is called '\(name)'; \(known)")
  }

  // MARK: The setup of previews

  /// The type that is around all previews.
  private static let setupName = "EspalierSetup"

  func declaresSetup(in path: String) -> Bool {
    files.contains { file in
      file.path == path
        && file.types.contains { type in
          type.name == ModuleSources.setupName
            && type.inherited.contains { $0 == "ViewModifier" || $0 == "SwiftUI.ViewModifier" }
        }
    }
  }

  /// The source by which the program finds the setup.
  var setupRegistration: String {
    """

    struct EspalierSetupRegistration: SwiftUI.SetupRegistration {
      @MainActor static func modify(_ view: SwiftUI.AnyView) -> SwiftUI.AnyView {
        SwiftUI.AnyView(view.modifier(\(ModuleSources.setupName)()))
      }
    }

    """
  }

  func missingSetup(in path: String) -> Problem {
    Problem(
      place: "\(path):1:1",
      text: "there is no '\(ModuleSources.setupName)' here, which is around all previews; declare "
        + "'struct \(ModuleSources.setupName): ViewModifier'"
    )
  }

  // MARK: The entry

  /// The source of the program's entry, in the module itself.
  var entry: String {
    entry(files: "[\(files.map { literal($0.path) }.joined(separator: ", "))]")
      + (usesModuleBundle && !declaresModuleBundle ? moduleBundle : "")
  }

  /// The source of the entry of a program that imports the module; `files` is declared beside it.
  var separateEntry: String { entry(files: "files") }

  private func entry(files list: String) -> String {
    """
    import CProgramSupport
    import PreviewRunner
    import SwiftUI

    @main
    enum EspalierEntry {
      @MainActor static func main() {
        EspalierProgram.main(
          ProgramModule(
            name: \(literal(name)),
            files: \(list),
            types: \(literal(typeList)),
            conformances: espalier_own_conformances(),
            fixedSystems: \(literal(fixedSystems))\(placeholderArgument)
          )
        )
      }
    }

    """
  }

  private var placeholderArgument: String {
    placeholders.isEmpty ? "" : ",\n        placeholders: \(literal(placeholders))"
  }

  /// The source that SwiftPM generates for a package with resources.
  private var moduleBundle: String {
    """

    extension Foundation.Bundle {
      static var module: Foundation.Bundle { .main }
    }

    """
  }

  /// The types with their places, a line each: a compiler takes long for a large literal of values.
  private var typeList: String {
    files.enumerated().flatMap { index, file in
      file.types.map { "\(index):\($0.line):\($0.name)" }
    }.joined(separator: "\n")
  }

  /// The places that take the newest system, a line each.
  private var fixedSystems: String {
    files.enumerated().flatMap { index, file in
      file.fixed.map { "\(index):\($0.line):\($0.column):\($0.version)" }
    }.joined(separator: "\n")
  }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
