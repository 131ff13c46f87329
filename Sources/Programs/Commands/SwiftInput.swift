import ArgumentParser
import CommandSupport
import SpecFormat
import SwiftSources

/// Swift sources among the inputs of a command, which a program of their own answers for.
extension SwiftModule {
  /// The descriptor by which a program talks to the command that prints several.
  private static let link: Int32 = 3

  /// Becomes the program of the sources, compiled before unless nothing has changed.
  ///
  /// - Parameter needsAll: Whether all of the sources must compile, unless options say otherwise.
  /// - Returns: The status to end with if that is impossible.
  func replaceThisProcess(_ options: SwiftOptions, needsAll: Bool) -> ExitCode {
    do throws(Failure) {
      let program = try SwiftProgram(self, options: options, needsAll: needsAll)
      let failure = ProgramArguments.withCArguments {
        program.replaceThisProcess($0, allowsNetwork: options.network)
      }
      if let failure { throw failure }
      return .success
    } catch {
      error.tell(StandardError.write)
      return ExitCode(error.status)
    }
  }

  /// Runs the program of the sources beside this one; errors in them are printed and noted.
  ///
  /// - Parameters:
  ///   - options: The options for compiling sources to screens.
  ///   - part: The position of the sources among the inputs.
  ///   - needsAll: Whether all of the sources must compile, unless options say otherwise.
  ///   - run: Notes errors.
  ///   - take: Takes what the program has to print, piece by piece.
  /// - Throws: Errors of ``take``; the program is ended then.
  func run(
    _ options: SwiftOptions,
    part: ModulePart,
    needsAll: Bool = false,
    _ run: inout InputRun,
    take: (PartOutput) throws -> Void
  ) throws {
    defer { Interruption.end(part.target) }
    let (running, link): (RunningProgram, ProcessLink)
    do throws(Failure) {
      let program =
        if let (all, index) = part.programs {
          try all.program(index)
        } else {
          try SwiftProgram(self, options: options, needsAll: needsAll)
        }
      (running, link) = try start(program, options, part: part)
    } catch {
      error.tell(StandardError.write)
      // It may have what was asked for.
      run.noteShown(run.request?.previews ?? [])
      return run.noteFailure(status: error.status)
    }
    defer { link.close() }
    if part.programs != nil { Interruption.begin(running) }
    var isComplete = false
    do {
      while let output: PartOutput = try link.receive() {
        run.noteShown(output.previews)
        run.placeholders.add(output.placeholders)
        isComplete = isComplete || output.isLast
        try take(output)
      }
    } catch {
      running.end()
      _ = running.wait()
      guard error is ProcessLink.Nonsense else { throw error }
      StandardError.write("\(files[0]): error: its program wrote to a line that is not its own\n")
      return run.noteFailure(status: ExitStatus.crash)
    }
    let status = running.wait()
    guard status != 0 || !isComplete else { return }
    if status == 0 {
      StandardError.write("\(files[0]): error: its program ended before all was shown\n")
      return run.noteFailure(status: ExitStatus.crash)
    }
    // Whatever ends a program in order says why; a signal does not.
    if status > 128 {
      StandardError.write("\(files[0]): error: its program was ended by signal \(status - 128)\n")
    }
    run.noteFailure(status: status > 128 ? ExitStatus.crash : status)
  }

  private func start(
    _ program: SwiftProgram,
    _ options: SwiftOptions,
    part: ModulePart
  ) throws(Failure) -> (RunningProgram, ProcessLink) {
    guard let (own, other) = ProcessLink.pair() else {
      throw Failure("there are no sockets for the program", status: ExitStatus.cannotWrite)
    }
    defer { other.close() }
    let words = part.words + ["--part-link", "\(SwiftModule.link)"]
    let started = ProgramArguments.withCArguments(and: words) { arguments in
      Result { () throws(Failure) in
        try program.start(
          arguments,
          allowsNetwork: options.network,
          descriptors: [(SwiftModule.link, other.descriptor)],
          isAlone: false
        )
      }
    }
    guard let started else {
      throw Failure("the program has no arguments", status: ExitStatus.cannotWrite)
    }
    return (try started.get(), own)
  }
}

extension InputOptions {
  /// Becomes the program of Swift sources if they are the only input.
  ///
  /// - Parameters:
  ///   - isWhole: Whether sources without screens are an input, too.
  ///   - needsAll: Whether all of the sources must compile, unless options say otherwise.
  func handSwiftSourcesOver(
    _ options: SwiftOptions,
    isWhole: Bool = false,
    needsAll: Bool = false
  ) throws {
    guard let first = try checkSwiftSources(options, isWhole: isWhole) else { return }
    if specs.count == 1 { throw first.replaceThisProcess(options, needsAll: needsAll) }
  }

  /// Checks the Swift sources among the inputs.
  ///
  /// - Parameter isWhole: Whether sources without screens are an input, too.
  /// - Returns: The first of them, unless there is a project, or this is the program of sources.
  @discardableResult
  func checkSwiftSources(_ options: SwiftOptions, isWhole: Bool = false) throws -> SwiftModule? {
    // The program of the sources has them.
    if ScreenProviders.current != nil { return nil }
    let projects = specs.filter { ProjectModules.of($0.text) != nil }
    for project in projects { try check(project, isWhole: isWhole) }
    guard projects.isEmpty else { return nil }
    let modules = specs.lazy.compactMap { SwiftModule($0.text) }
    guard let first = modules.first else {
      guard options.previews.isEmpty, options.view == nil else {
        throw ValidationError("--preview and --view are for Swift sources.")
      }
      return nil
    }
    return first
  }

  /// Reports the unreadable parts of a project, and refuses one with nothing to show.
  private func check(_ path: SystemPath, isWhole: Bool) throws {
    guard let project = ProjectModules.of(path.text) else { return }
    for remark in project.remarks { StandardError.write("\(remark)\n") }
    guard (isWhole ? project.all : project.shown).isEmpty else { return }
    let selection = ProjectSelection.current
    let names = project.targets.map { "'\($0)'" }.joined(separator: ", ")
    let (message, hint) =
      if project.all.isEmpty {
        (
          "no target is called '\(selection.targets.joined(separator: "', '"))'",
          "there are \(names)"
        )
      } else if let view = selection.view {
        ("no view is called '\(view)'", "'espalier project \(path) --views' lists them")
      } else if !selection.previews.isEmpty {
        (
          "no preview is called '\(selection.previews.joined(separator: "', '"))'",
          "'espalier project \(path)' lists them"
        )
      } else {
        ("no module has a preview", "add a '#Preview', or name a view type with --view")
      }
    let subject = "\(path)"
    StandardError.write(Diagnostic(.error, message, hint: hint, file: subject))
    throw ExitCode(ExitStatus.badSpec)
  }
}
