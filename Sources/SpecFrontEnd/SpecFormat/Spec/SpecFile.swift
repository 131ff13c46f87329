internal import LayoutCore

/// A spec file that has been read: its specs, or its errors.
public struct SpecFile: Sendable {
  /// The file as named by the user.
  public var name: String
  /// One spec, or one for each of the file's cases; none if the file has errors.
  public var specs: [Spec]
  /// Errors and warnings in the order of the file.
  public var diagnostics: [Diagnostic]
  /// The cases with errors, if those without are kept beside them.
  public var unusableCases: [UnusableCase] = []

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
  ///   - keepsSoundCases: Whether the cases without errors are read where others have some.
  public init(
    bytes: [UInt8],
    name: String,
    locatesViews: Bool = false,
    limits: SpecLimits = SpecLimits(),
    overrides: SceneOverrides = SceneOverrides(),
    keepsSoundCases: Bool = false
  ) {
    self = SpecFile.read(
      bytes,
      name: name,
      locatesViews: locatesViews,
      limits: limits,
      overrides: overrides,
      keepsSoundCases: keepsSoundCases
    )
  }

  /// Reads the specs of a file, or only one of them as it is at a moment.
  static func read(
    _ bytes: [UInt8],
    name: String,
    locatesViews: Bool = false,
    limits: SpecLimits,
    overrides: SceneOverrides,
    moment: SpecTimePoint? = nil,
    only index: Int? = nil,
    keepsSoundCases: Bool = false
  ) -> SpecFile {
    switch parse(bytes, name: name, limits: limits) {
    case .failure(let invalid):
      return SpecFile(name: name, invalid)
    case .success(let document):
      let file = FileContext(
        document,
        limits: limits,
        overrides: overrides,
        locatesViews: locatesViews,
        moment: moment,
        only: index,
        keepsSoundCases: keepsSoundCases
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
  ) -> SpecFile {
    let read = document.withRoot { root in
      withStackSpace(levels: SpecReader.levels(of: document, root)) {
        SpecReader(file).specs(in: root)
      }
    }
    guard !document.lacksValues else {
      return SpecFile(name: name, InvalidJSON.withoutMemory(file: name))
    }
    let diagnostics = file.diagnostics.diagnostics + read.diagnostics
    guard !file.diagnostics.hasErrors else {
      return SpecFile([], name: name, diagnostics: diagnostics)
    }
    var specFile = SpecFile(
      read.specs.map { index, spec in
        var spec = spec
        spec.origin = Spec.Origin(
          bytes: bytes,
          limits: file.limits,
          overrides: file.overrides,
          index: index
        )
        return spec
      },
      name: name,
      diagnostics: diagnostics
    )
    specFile.unusableCases = read.unusableCases
    return specFile
  }

  /// A file whose JSON cannot be read.
  init(name: String, _ invalid: InvalidJSON) {
    self.init([], name: name, diagnostics: invalid.diagnostics)
    ranOutOfMemory = invalid.isForWantOfMemory
  }
}
