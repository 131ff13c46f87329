import CommandSupport
import SwiftSources

/// The position of Swift sources among the inputs of a command.
struct ModulePart {
  /// The index of the argument.
  let argument: Int
  /// The target that screens are called after; nil for sources that were given by their folder.
  var target: String?
  /// The programs of a project, compiled side by side, and which of them is that of the sources.
  var programs: (all: CompiledPrograms, index: Int)?

  /// The arguments by which their program knows its position.
  var words: [String] {
    ["--part", "\(argument)"] + (target.map { ["--part-target", $0] } ?? [])
  }
}
