import ArgumentParser
import CommandSupport
import SwiftSources

/// Swift sources among the files of a command, which a program of their own answers for.
struct SwiftInput {
  private let module: SwiftModule

  /// The sources that a path stands for; nil for specs.
  init?(_ path: SystemPath) {
    guard let module = SwiftModule(path.text) else { return nil }
    self.module = module
  }

  /// Becomes the program of the sources, compiled before unless nothing has changed.
  ///
  /// - Returns: The status to end with if that is impossible.
  func replaceThisProcess(_ options: SwiftOptions) -> ExitCode {
    do throws(Failure) {
      let program = try SwiftProgram(module, options: options)
      let failure = ProgramArguments.withCArguments {
        program.replaceThisProcess($0, allowsNetwork: options.network)
      }
      if let failure { throw failure }
      return .success
    } catch {
      StandardError.write(error.text)
      return ExitCode(error.status)
    }
  }
}

extension InputOptions {
  /// Becomes the program of the Swift sources among the files, if there are any.
  func handSwiftSourcesOver(_ options: SwiftOptions) throws {
    // The program of the sources has them.
    if ScreenProviders.current != nil { return }
    guard let input = specs.lazy.compactMap(SwiftInput.init).first else {
      guard options.isForSpecs else {
        throw ValidationError("--preview, --view and --do are for Swift sources.")
      }
      return
    }
    guard specs.count == 1 else {
      throw ValidationError("Swift sources are given alone: one file, or the folder of a module.")
    }
    throw input.replaceThisProcess(options)
  }
}
