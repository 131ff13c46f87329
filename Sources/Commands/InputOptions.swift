import ArgumentParser
import CommandSupport
import Glibc
import SpecFormat

/// Which spec files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Spec files or a Swift source, or folders of them; - is standard input.",
    completion: .file(extensions: ["json", "swift"])
  )
  var specs: [SystemPath] = []

  @OptionGroup(title: "Limits") private var limitOptions: LimitOptions

  /// How large the files may be.
  var limits: SpecLimits { limitOptions.limits }

  func validate() throws {
    if specs.isEmpty, isatty(STDIN_FILENO) != 0 {
      throw ValidationError("Missing expected argument '<specs> ...'")
    }
  }

  /// The files named, folders replaced by the spec files in them, in a stable order.
  func files() -> [InputFile] {
    guard !specs.isEmpty else { return [.standardInput] }
    return specs.flatMap { $0 == SystemPath("-") ? [.standardInput] : InputFile.files(named: $0) }
  }
}
