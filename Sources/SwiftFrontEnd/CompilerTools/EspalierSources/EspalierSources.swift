import Glibc
import SwiftSyntax

/// The program that makes sources written for Apple's platforms those of a program for Linux.
///
/// Each source is a copy that it may overwrite; what it writes keeps every line and column, so that
/// the compiler's messages hold for the user's own file. The driver builds it against the libraries
/// of the toolchain, so that it reads Swift exactly as the compiler does.
@main
struct EspalierSources {
  /// The status for sources that cannot be used, as in the command.
  private static let badSource: Int32 = 65

  static func main() {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      var problems: [Problem] = []
      var module = ModuleSources(name: request.module)
      var foreign: [(path: String, problem: SourceProblem)] = []
      var ownNames: Set<String> = []
      var types = DeclaredTypes()
      var aside = try request.aside.map { try AsideRun($0, request) }
      if try aside?.decide() == true { return }
      try aside?.write()
      let texts = try request.sources.map { try FileBytes.read($0.copy) }
      let trees = aside?.trees ?? SourceFileSyntax.all(texts)
      let inheriting =
        request.addsNeutralValues ? InheritingClasses.names(in: trees, request) : []
      for (source, (text, tree)) in zip(request.sources, zip(texts, trees)) {
        let reading = SourceReading(tree, request: request)
        problems += reading.problems.map { $0.of(source.path) }
        module.append(reading, path: source.path)
        ownNames.formUnion(reading.ownNames)
        types.append(reading.declaredTypes)
        aside?.note(reading, file: module.count - 1)
        if let problem = reading.foreignName, aside == nil {
          foreign.append((source.path, problem))
        }
        let values =
          request.addsNeutralValues
          ? NeutralValues.text(tree, request, refused: inheriting) : []
        if let rewritten = reading.edits.apply(to: text) {
          try FileBytes.write(rewritten + values, to: source.copy)
        } else if !values.isEmpty {
          try FileBytes.write(text + values, to: source.copy)
        }
      }
      for (path, problem) in foreign {
        if case .noImport(let name) = problem.message, !ownNames.contains(name) {
          problems.append(problem.of(path))
        }
      }
      if let setup = request.setup,
        let source = request.sources.first(where: { $0.path == setup })
      {
        if module.declaresSetup(in: setup) {
          let text = try FileBytes.read(source.copy)
          try FileBytes.write(text + Array(module.setupRegistration.utf8), to: source.copy)
        } else {
          problems.append(module.missingSetup(in: setup))
        }
      }
      if let view = request.view {
        if ModuleSources.isBroken(view: view) {
          problems.append(
            Problem(place: "--view:1:1", text: "'\(view)' is not a Swift expression for a view")
          )
        } else if let place = module.place(ofView: view) {
          let copy = request.sources[place.file].copy
          let registration = module.registration(
            of: view,
            type: place.name,
            file: place.file,
            line: place.line
          )
          let text = try FileBytes.read(copy)
          if let calls = request.viewCalls {
            let known = ViewInitializers(of: place.name, in: text).calls
            try FileBytes.write(Array(known.joined(separator: "\n").utf8), to: calls)
          }
          try FileBytes.write(text + Array(registration.utf8), to: copy)
        } else {
          problems.append(module.unknownView(view))
        }
      }
      if let resources = request.resources, !module.resources.isEmpty {
        let text = String(decoding: try FileBytes.read(resources), as: UTF8.self)
        let rest = ResourceSource(text: text).without(module.resources)
        try FileBytes.write(Array(rest.utf8), to: resources)
      }
      if let bundle = request.bundle, module.declaresModuleBundle {
        try FileBytes.write([], to: bundle)
      }
      guard problems.isEmpty else { end(problems.map(\.description), status: badSource) }
      module.placeholders = try aside?.report() ?? ""
      if let path = request.declaredTypes {
        let standIns = aside?.standIns ?? []
        for standIn in standIns where standIn.module == nil { types.append(standIn) }
        let imported = request.importedTypes.values.flatMap(\.entries).filter(\.isStandIn)
        types.note(standIns: Set(standIns.map(\.name) + imported.map(\.name)))
        try FileBytes.write(Array(types.text.utf8), to: path)
      }
      if let entry = request.entry {
        let text = request.isImported ? module.separateEntry : module.entry
        try FileBytes.write(Array(text.utf8), to: entry)
      }
    } catch let failure as Failure {
      end([failure.message], status: failure.status)
    } catch {
      end(["\(error)"], status: 70)
    }
  }

  private static func end(_ lines: [String], status: Int32) -> Never {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = write(STDERR_FILENO, text, text.count)
    exit(status)
  }
}
