/// The context that all screens of a spec file share.
package struct FileContext {
  let document: JSONDocument
  let limits: SpecLimits
  /// The settings that replace those of the file.
  let overrides: SceneOverrides
  /// Collects the diagnostics of all screens, or of one case.
  private(set) var diagnostics: DiagnosticCollector
  /// Whether to note where each view stands in the file.
  let locatesViews: Bool
  /// The moment that one spec is read for; nil for all specs, as they are in the end.
  let moment: SpecTimePoint?
  /// The spec that is read for a moment.
  let only: Int?
  /// Whether the file is in its canonical form, which says more than an author may.
  let isCanonical: Bool
  /// Whether cases without errors are kept beside others with some.
  let keepsSoundCases: Bool

  package init(
    _ document: JSONDocument,
    limits: SpecLimits,
    overrides: SceneOverrides = SceneOverrides(),
    locatesViews: Bool = false,
    moment: SpecTimePoint? = nil,
    only: Int? = nil,
    keepsSoundCases: Bool = false
  ) {
    self.document = document
    self.limits = limits
    self.overrides = overrides
    self.locatesViews = locatesViews
    self.moment = moment
    self.only = only
    self.keepsSoundCases = keepsSoundCases
    isCanonical = document.withRoot { $0["espalier"] != nil }
    diagnostics = DiagnosticCollector(document: document, limit: limits.problems)
  }

  /// Returns the context of a single case, with its own diagnostics if sound cases are kept.
  func ofCase() -> FileContext {
    guard keepsSoundCases else { return self }
    var context = self
    context.diagnostics = DiagnosticCollector(caseOf: document, limit: limits.problems)
    return context
  }
}
