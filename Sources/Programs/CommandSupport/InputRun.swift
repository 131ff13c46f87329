package import ArgumentParser
package import SpecFormat

/// Reads one file after another, reports errors on standard error, and keeps the exit status.
package struct InputRun {
  /// Whether warnings are left out.
  package let quiet: Bool
  /// `true` to print the errors of unusable files; otherwise only the status tells of them.
  package let showsErrors: Bool
  /// The limits of file sizes.
  package let limits: SpecLimits
  /// The settings that override those of files.
  package let overrides: SceneOverrides
  /// The request for screens of Swift sources.
  package var request: ScreenRequest?
  /// The counts of screens with and without placeholders.
  package var placeholders = PlaceholderCount()
  /// The text measurer of specs that change with time.
  package var text: TextSource?
  /// The remarks so far, if they are noted instead of written; nil if they are written.
  package var heard: [Diagnostic]?
  /// Whether the program of Swift sources keeps its own remarks to itself: it has made them before.
  package var hushesProvider = false
  /// The count of files that could not be used.
  package private(set) var unusable = 0
  /// The errors of each of them.
  package private(set) var problems: [(file: String, messages: [String])] = []
  /// The names of all previews among the inputs so far.
  package private(set) var previews: [String] = []
  private var status: Int32 = 0
  /// The warnings so far.
  private var warnings: Set<String> = []

  package init(
    quiet: Bool,
    showsErrors: Bool = true,
    limits: SpecLimits = SpecLimits(),
    overrides: SceneOverrides = SceneOverrides()
  ) {
    self.quiet = quiet
    self.showsErrors = showsErrors
    self.limits = limits
    self.overrides = overrides
  }

  /// The specs of a file; nil if it cannot be used.
  package mutating func read(
    _ file: InputFile,
    showsWarnings: Bool = true,
    locatesViews: Bool = false
  ) -> SpecFile? {
    read(file, as: [overrides], showsWarnings: showsWarnings, locatesViews: locatesViews)?.first
  }

  /// The specs of a file, each as it is when something else holds; nil if it cannot be used.
  ///
  /// Diagnostics of the file are printed once.
  package mutating func read(
    _ file: InputFile,
    as variants: [SceneOverrides],
    showsWarnings: Bool = true,
    locatesViews: Bool = false
  ) -> [SpecFile]? {
    if let provider = ScreenProviders.current { return screens(of: provider, file, variants) }
    guard let bytes = bytes(of: file) else { return nil }
    return usable(
      variants.lazy.map { [limits] overrides in
        SpecFile(
          bytes: bytes,
          name: file.name,
          locatesViews: locatesViews,
          limits: limits,
          overrides: overrides
        )
      },
      showsWarnings: showsWarnings
    )
  }

  /// The versions of a file; nil if one of them cannot be used, after which no other is read.
  ///
  /// Each problem is said once.
  package mutating func usable(
    _ versions: some Sequence<SpecFile>,
    showsWarnings: Bool = true
  ) -> [SpecFile]? {
    var read: [SpecFile] = []
    var said: Set<String> = []
    for specFile in versions {
      for diagnostic in specFile.diagnostics where showsErrors || !specFile.hasErrors {
        let isWarning = diagnostic.severity == .warning || diagnostic.subject == .warning
        if isWarning, quiet || !showsWarnings { continue }
        if said.insert(diagnostic.description).inserted { say(diagnostic) }
      }
      if specFile.hasErrors {
        let errors = specFile.diagnostics.filter { $0.severity == .error }
        problems.append((specFile.name, errors.map(\.description)))
        status = max(
          status,
          specFile.ranOutOfMemory ? ExitStatus.noMemory : ExitStatus.badSpec
        )
        unusable += 1
        return nil
      }
      read.append(specFile)
    }
    return read
  }

  /// The bytes of a file; nil if it cannot be read, which is reported.
  package mutating func bytes(of file: InputFile) -> [UInt8]? {
    do {
      // One byte too many is enough to know that a file is too large.
      let bytes = try file.read(atMost: min(limits.bytes, SpecLimits.maximumBytes) + 1)
      guard case .standardInput = file, InputRun.isSwift(bytes) else { return bytes }
      refuse(
        Diagnostic(
          .error,
          "standard input holds Swift, which is compiled by the name of its file",
          hint: "write it to a file that ends in .swift, and give that",
          file: file.name
        ),
        status: ExitStatus.badSpec
      )
      return nil
    } catch {
      let diagnostic = Diagnostic(.error, error.reason, file: file.name)
      complain(diagnostic)
      problems.append((file.name, [diagnostic.description]))
      status = max(status, ExitStatus.cannotRead)
      unusable += 1
      return nil
    }
  }

  /// Returns whether bytes are a Swift source rather than a spec.
  private static func isSwift(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > UInt8(ascii: " ") }
    guard let first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return false }
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("import ") }
  }

  /// Returns the screens of Swift sources: an error in one of them does not affect the others.
  private mutating func screens(
    of provider: any ScreenProvider,
    _ file: InputFile,
    _ variants: [SceneOverrides]
  ) -> [SpecFile] {
    let requests = variants.map { overrides in
      var request = request ?? ScreenRequest(file: file.name, overrides: overrides)
      request.file = file.name
      request.isQuiet = quiet || hushesProvider
      request.overrides = overrides
      return request
    }
    let all = provider.screens(requests)
    let isRefused = requests.contains(where: \.refusesPlaceholders)
    let provided = takePlaceholders(of: all, isRefused: isRefused)
    let loss = provided.compactMap(\.loss).max()
    for screens in provided { noteShown(screens.previews) }
    // A preview that crashed may be one that was asked for by name.
    if loss != nil { noteShown(requests.flatMap(\.previews)) }
    var said: Set<String> = []
    for diagnostic in provided.flatMap(\.diagnostics) {
      guard said.insert(diagnostic.description).inserted else { continue }
      complain(diagnostic)
      problems.append((diagnostic.file, [diagnostic.description]))
    }
    if let loss {
      noteFailure(status: loss)
    } else if !said.isEmpty {
      noteFailure(status: ExitStatus.badSpec)
    }
    return provided.map { screens in
      var specs = SpecFile(screens.screens, name: file.name)
      specs.missing = screens.missing
      return specs
    }
  }

  /// Records the names of an input's previews.
  package mutating func noteShown(_ names: [String]) {
    previews += names.filter { !previews.contains($0) }
  }

  /// The maximum of names in a hint.
  private static let mostHints = 40

  /// Reports requested names that no input has.
  package mutating func refuseUnknownPreviews(about file: InputFile? = nil) {
    let unknown = (request?.previews ?? []).filter { !previews.contains($0) }
    guard !unknown.isEmpty else { return }
    let known =
      previews.prefix(InputRun.mostHints).map { "'\($0)'" }.joined(separator: ", ")
      + (previews.count > InputRun.mostHints ? ", …" : "")
    refuse(
      Diagnostic(
        .error,
        "no preview is called '\(unknown.joined(separator: "', '"))'",
        hint: known.isEmpty ? "there are none with names" : "there are \(known)",
        file: file?.name ?? "espalier"
      ),
      status: ExitStatus.badSpec
    )
  }

  /// Prints a warning about a usable file.
  package mutating func warn(_ message: String, about file: InputFile) {
    guard !quiet else { return }
    say(Diagnostic(.warning, message, file: file.name))
  }

  /// Prints a warning about a usable file.
  ///
  /// Diagnostics that several screens of a file share are printed once.
  package mutating func warn(_ diagnostic: Diagnostic) {
    guard !quiet, warnings.insert(diagnostic.description).inserted else { return }
    say(diagnostic.placedInSources)
  }

  /// Records an error of a file, or of the input as a whole.
  package mutating func refuse(_ message: String, about file: InputFile? = nil, status: Int32) {
    let name = file?.name ?? "espalier"
    complain(Diagnostic(.error, message, file: name))
    self.status = max(self.status, status)
  }

  /// Records an error in a file that could be read.
  package mutating func refuse(_ diagnostic: Diagnostic, status: Int32) {
    complain(diagnostic)
    problems.append((diagnostic.file, [diagnostic.description]))
    unusable += 1
    self.status = max(self.status, status)
  }

  /// Records the errors of a case in a file whose other cases can be used.
  mutating func refuse(_ unusable: UnusableCase) {
    for error in unusable.errors { complain(error) }
    status = max(status, ExitStatus.badSpec)
  }

  /// Records the failure of an input whose error has been printed.
  package mutating func noteFailure(status: Int32) {
    unusable += 1
    self.status = max(self.status, status)
  }

  private mutating func complain(_ diagnostic: Diagnostic) {
    if showsErrors { say(diagnostic) }
  }

  private mutating func say(_ diagnostic: Diagnostic) {
    if heard == nil { StandardError.write(diagnostic) } else { heard?.append(diagnostic) }
  }

  /// The worst status so far, to throw at a command's end.
  package var failure: ExitCode { ExitCode(status) }

  /// Completes the output, and ends with the worst status.
  package func finish(_ sink: OutputSink) throws {
    try sink.close()
    if status != 0 { throw failure }
  }
}
