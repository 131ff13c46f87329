import ArgumentParser
import CommandSupport
import Glibc
import SpecFormat
import SwiftSources

/// Which spec files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Spec files and Swift sources, or folders of them; - is standard input.",
    completion: .file(extensions: ["json", "swift"])
  )
  var specs: [SystemPath] = []

  @OptionGroup(title: "Limits") private var limitOptions: LimitOptions

  /// Which of several inputs a program of Swift sources is to show.
  @Option(help: .private) var part: Int?

  /// The descriptor of the line to the command that prints all inputs.
  @Option(help: .private) var partLink: Int32?

  /// How large the files may be.
  var limits: SpecLimits { limitOptions.limits }

  func validate() throws {
    if specs.isEmpty, isatty(STDIN_FILENO) != 0 {
      throw ValidationError("Missing expected argument '<specs> ...'")
    }
  }

  /// What there is to read in the order of the command line, folders of specs replaced by the files in
  /// them; the program of Swift sources reads nothing but its own.
  func inputs() -> [CommandInput] {
    guard !specs.isEmpty else { return [.file(.standardInput)] }
    if ScreenProviders.current != nil {
      let index = part ?? 0
      return specs.indices.contains(index) ? [.file(.named(specs[index]))] : []
    }
    return specs.enumerated().flatMap { index, path -> [CommandInput] in
      if path == SystemPath("-") { return [.file(.standardInput)] }
      if let module = SwiftModule(path.text) { return [.module(module, part: index)] }
      return InputFile.files(named: path).map { .file($0) }
    }
  }

  /// The paths of all inputs, those of other programs as well.
  var names: [String] {
    guard part != nil else {
      return inputs().map { input in
        switch input {
        case .file(let file): file.name
        case .module(_, let part): specs[part].text
        }
      }
    }
    return specs.flatMap { path -> [String] in
      if path == SystemPath("-") || SwiftModule(path.text) != nil { return [path.text] }
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

/// Which file a path leads to, whatever it is called.
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
