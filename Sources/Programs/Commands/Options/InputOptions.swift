import ArgumentParser
import CommandSupport
import Glibc
import SpecFormat
import SwiftSources

/// The options for the spec files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Spec files and Swift sources, or folders of them; - is standard input.",
    completion: .file(extensions: ["json", "swift"])
  )
  var specs: [SystemPath] = []

  @OptionGroup(title: "Limits") private var limitOptions: LimitOptions

  /// The index of the input that a program of Swift sources shows.
  @Option(help: .private) var part: Int?

  /// The target of a project that the program's screens are called after.
  @Option(help: .private) var partTarget: String?

  /// The descriptor of the line to the command that prints all inputs.
  @Option(help: .private) var partLink: Int32?

  /// The limits of the files' sizes.
  var limits: SpecLimits { limitOptions.limits }

  func validate() throws {
    if specs.isEmpty, isatty(STDIN_FILENO) != 0 {
      throw ValidationError("Missing expected argument '<specs> ...'")
    }
  }

  /// Returns the inputs in the order of the command line, folders of specs replaced by the files in
  /// them, and projects by their modules; the program of Swift sources reads nothing but its
  /// sources.
  ///
  /// - Parameters:
  ///   - options: The options for compiling sources to screens.
  ///   - isWhole: Whether modules without screens are inputs, too.
  ///   - needsAll: Whether all sources must compile, unless options say otherwise.
  func inputs(
    _ options: SwiftOptions? = nil,
    isWhole: Bool = false,
    needsAll: Bool = false
  ) -> [CommandInput] {
    guard !specs.isEmpty else { return [.file(.standardInput)] }
    if ScreenProviders.current != nil {
      let index = part ?? 0
      return specs.indices.contains(index) ? [.file(.named(specs[index]))] : []
    }
    return specs.enumerated().flatMap { index, path -> [CommandInput] in
      if path == SystemPath("-") { return [.file(.standardInput)] }
      if let project = ProjectModules.of(path.text) {
        return InputOptions.inputs(
          of: project,
          at: index,
          options,
          isWhole: isWhole,
          needsAll: needsAll
        )
      }
      if let module = SwiftModule(path.text) {
        return [.module(module, part: ModulePart(argument: index))]
      }
      return InputFile.files(named: path).map { .file($0) }
    }
  }

  /// The modules of a project; with options, their programs begin to be compiled.
  private static func inputs(
    of project: ProjectModules,
    at index: Int,
    _ options: SwiftOptions?,
    isWhole: Bool,
    needsAll: Bool
  ) -> [CommandInput] {
    let modules = isWhole ? project.all : project.shown
    let programs = options.map { options in
      Interruption.listen(for: modules.map(\.name))
      for module in modules.map(\.module) {
        CompilationProgress.shared.expect(module.progressName, files: module.files.count)
      }
      // The cheapest first: what takes long holds up none of those that do not.
      let order = ProgramOrder(of: modules)
      return CompiledPrograms(order: order.order, firstLate: order.firstLate) { number, rank in
        Result { () throws(Failure) in
          try SwiftProgram(
            modules[number].module,
            options: options,
            needsAll: needsAll,
            rank: rank,
            shared: order.shared
          )
        }
      }
    }
    return modules.enumerated().map { number, module in
      var part = ModulePart(argument: index, target: module.name)
      part.programs = programs.map { ($0, number) }
      return .module(module.module, part: part)
    }
  }

  /// The name of a screen of Swift sources or a spec: its file's and its own.
  func screenName(of spec: Spec) -> String {
    var file = spec.file
    if let partTarget { file = partTarget + "/" + (file.split(separator: "/").last ?? "") }
    return spec.name.map { "\(file)#\($0)" } ?? file
  }

  /// The paths of all inputs, those of other programs as well.
  var names: [String] {
    guard part != nil else {
      return inputs().map { input in
        switch input {
        case .file(let file): file.name
        case .module(_, let part): specs[part.argument].text
        }
      }
    }
    return specs.flatMap { path -> [String] in
      if path == SystemPath("-") || ProjectModules.of(path.text) != nil
        || SwiftModule(path.text) != nil
      {
        return [path.text]
      }
      return InputFile.files(named: path).map(\.name)
    }
  }

  /// Refuses a file to write that is one of those to read: it would be lost.
  ///
  /// - Parameter option: Names the file to write.
  func check(_ output: SystemPath, _ option: String) throws {
    guard let written = FileNumber(output), part == nil else { return }
    for path in filesToRead where FileNumber(path) == written {
      throw ValidationError("'\(path)' is read; \(option) must be another file.")
    }
  }

  /// The files named, and those in the folders named.
  private var filesToRead: [SystemPath] {
    specs.flatMap { path -> [SystemPath] in
      if let project = ProjectModules.of(path.text) {
        return project.all.flatMap(\.module.files).map { SystemPath($0) }
      }
      if let module = SwiftModule(path.text) { return module.files.map { SystemPath($0) } }
      return InputFile.files(named: path).compactMap(\.path)
    }
  }

  /// The spec files named, folders replaced by those in them, in a stable order.
  func files() -> [InputFile] {
    guard !specs.isEmpty else { return [.standardInput] }
    return specs.flatMap { $0 == SystemPath("-") ? [.standardInput] : InputFile.files(named: $0) }
  }
}

/// The identity of a file, whatever its path.
private struct FileNumber: Equatable {
  private let device: UInt
  private let number: UInt

  /// The number of a regular file; nil for anything else.
  init?(_ path: SystemPath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
