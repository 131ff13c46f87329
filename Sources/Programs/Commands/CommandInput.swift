import CommandSupport
import SwiftSources

/// One of the inputs of a command.
enum CommandInput {
  /// A spec file, or what the program of Swift sources shows.
  case file(InputFile)
  /// Swift sources, by which of the arguments they are; their program shows them.
  case module(SwiftModule, part: ModulePart)
}
