internal import LayoutCore

/// A spec file that has been read: its specs, or what is wrong with it.
public struct SpecFile: Sendable {
  /// The file as named by the user.
  public var name: String
  /// One spec, or one for each of the file's cases; none if the file has errors.
  public var specs: [Spec]
  /// Errors and warnings in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Whether the file may be in order, and memory has run out.
  public var ranOutOfMemory = false

  /// Whether the file cannot be used.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Screens that no spec file describes.
  ///
  /// - Parameters:
  ///   - specs: The screens.
  ///   - name: The file that they come from, for messages and exports.
  ///   - diagnostics: What is wrong with it.
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
  ///   - limits: How large the file and what it describes may be.
  ///   - overrides: What holds other than the file states.
  public init(
    bytes: [UInt8],
    name: String,
    locatesViews: Bool = false,
    limits: SpecLimits = SpecLimits(),
    overrides: SceneOverrides = SceneOverrides()
  ) {
    self.name = name
    switch JSONDocument.parse(
      bytes: bytes,
      file: name,
      // A view takes two levels, content of a modifier five.
      maximumDepth: ViewTree.maximumDepth * 5,
      maximumSize: limits.bytes,
      maximumProblems: limits.problems,
      // One mistake hides no other.
      mendsProblems: true
    ) {
    case .failure(let invalid):
      specs = []
      diagnostics = invalid.diagnostics
      ranOutOfMemory = invalid.isForWantOfMemory
    case .success(let document):
      let file = FileContext(
        document,
        limits: limits,
        overrides: overrides,
        locatesViews: locatesViews
      )
      let specs = document.withRoot { root in
        withStackSpace(levels: SpecReader.levels(of: document, root)) {
          SpecReader(file).specs(in: root)
        }
      }
      guard !document.lacksValues else {
        let invalid = InvalidJSON.withoutMemory(file: name)
        (self.specs, diagnostics, ranOutOfMemory) = ([], invalid.diagnostics, true)
        return
      }
      diagnostics = file.diagnostics.diagnostics
      self.specs = file.diagnostics.hasErrors ? [] : specs
      for index in self.specs.indices {
        self.specs[index].origin = Spec.Origin(
          bytes: bytes,
          limits: limits,
          overrides: overrides,
          index: index
        )
      }
    }
  }
}
