/// What all screens of a spec file share.
struct FileContext {
  let document: JSONDocument
  let limits: SpecLimits
  /// What holds other than the file states.
  let overrides: SceneOverrides
  /// Gathers what is wrong, in whatever screen.
  let diagnostics: DiagnosticCollector
  /// Whether to note where each view stands in the file.
  let locatesViews: Bool

  init(
    _ document: JSONDocument,
    limits: SpecLimits,
    overrides: SceneOverrides = SceneOverrides(),
    locatesViews: Bool = false
  ) {
    self.document = document
    self.limits = limits
    self.overrides = overrides
    self.locatesViews = locatesViews
    diagnostics = DiagnosticCollector(document: document, limit: limits.problems)
  }
}
