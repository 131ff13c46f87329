internal import LayoutCore

/// A spec file that has been read: its specs, or its errors.
public struct SpecFile: Sendable {
  /// The file as named by the user.
  public var name: String
  /// One spec, or one for each of the file's cases; none if the file has errors.
  public var specs: [Spec]
  /// Errors and warnings in the order of the file.
  public var diagnostics: [Diagnostic]

  /// The numbers of screens that cannot be shown before each of the specs and behind all; empty if
  /// all can.
  package var missing: [Int] = []

  /// The number of screens before one of the specs that cannot be shown.
  package func missing(before index: Int) -> Int {
    missing.indices.contains(index) ? missing[index] : 0
  }

  /// Whether the file may be in order, and memory has run out.
  public var ranOutOfMemory = false

  /// Whether the file cannot be used.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Screens that no spec file describes.
  ///
  /// - Parameters:
  ///   - specs: The screens.
  ///   - name: The file that they come from, for messages and exports.
  ///   - diagnostics: Its errors and warnings.
  package init(_ specs: [Spec], name: String, diagnostics: [Diagnostic] = []) {
    self.name = name
    self.specs = specs
    self.diagnostics = diagnostics
  }

  /// Reads a spec file.
  ///
  /// Any bytes are possible input: what is not a spec gives diagnostics with line and column, all
  /// of them at once up to a limit.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name, for messages and exports.
  ///   - locatesViews: Whether to note where each view stands in the file.
  ///   - limits: The limits of the file's size and of the screens that it describes.
  ///   - overrides: The settings that replace those of the file.
  public init(
    bytes: [UInt8],
    name: String,
    locatesViews: Bool = false,
    limits: SpecLimits = SpecLimits(),
    overrides: SceneOverrides = SceneOverrides()
  ) {
    self.name = name
    let read = SpecFile.read(
      bytes,
      name: name,
      locatesViews: locatesViews,
      limits: limits,
      overrides: overrides
    )
    (specs, diagnostics, ranOutOfMemory) = (read.specs, read.diagnostics, read.ranOutOfMemory)
  }

  /// Reads the specs of a file, or only one of them as it is at a moment.
  static func read(
    _ bytes: [UInt8],
    name: String,
    locatesViews: Bool = false,
    limits: SpecLimits,
    overrides: SceneOverrides,
    moment: SpecTimePoint? = nil,
    only index: Int? = nil
  ) -> (specs: [Spec], diagnostics: [Diagnostic], ranOutOfMemory: Bool) {
    switch parse(bytes, name: name, limits: limits) {
    case .failure(let invalid):
      return ([], invalid.diagnostics, invalid.isForWantOfMemory)
    case .success(let document):
      let file = FileContext(
        document,
        limits: limits,
        overrides: overrides,
        locatesViews: locatesViews,
        moment: moment,
        only: index
      )
      return read(document, as: bytes, name: name, file)
    }
  }

  /// The JSON of a spec file.
  static func parse(
    _ bytes: [UInt8],
    name: String,
    limits: SpecLimits
  ) -> Result<JSONDocument, InvalidJSON> {
    JSONDocument.parse(
      bytes: bytes,
      file: name,
      // A view takes two levels, content of a modifier five.
      maximumDepth: ViewTree.maximumDepth * 5,
      maximumSize: limits.bytes,
      maximumProblems: limits.problems,
      // One mistake hides no other.
      mendsProblems: true
    )
  }

  /// Reads the specs of a file whose JSON has been read.
  static func read(
    _ document: JSONDocument,
    as bytes: [UInt8],
    name: String,
    _ file: FileContext
  ) -> (specs: [Spec], diagnostics: [Diagnostic], ranOutOfMemory: Bool) {
    let specs = document.withRoot { root in
      withStackSpace(levels: SpecReader.levels(of: document, root)) {
        SpecReader(file).specs(in: root)
      }
    }
    guard !document.lacksValues else {
      let invalid = InvalidJSON.withoutMemory(file: name)
      return ([], invalid.diagnostics, true)
    }
    if file.diagnostics.hasErrors { return ([], file.diagnostics.diagnostics, false) }
    let located = specs.enumerated().map { index, spec in
      var spec = spec
      spec.origin = Spec.Origin(
        bytes: bytes,
        limits: file.limits,
        overrides: file.overrides,
        index: index
      )
      return spec
    }
    return (located, file.diagnostics.diagnostics, false)
  }
}
