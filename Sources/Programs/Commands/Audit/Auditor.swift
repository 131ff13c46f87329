import AccessibilityCore
import Audit
import CommandSupport
import Controls
import Drawing
import Export
import LayoutCore
import SpecFormat

/// Audits the screens of inputs, each in all variants.
struct Auditor {
  let variants: AuditVariants
  var rules: [AuditRule]
  let text: TextSource
  let input: InputOptions
  /// The measures that are asked for.
  let measures: AuditMeasures
  /// Whether findings have pictures of their places.
  var crops = false
  /// Whether changes are tried that mend findings.
  var mends = false
  /// Whether the screen is watched and used where rules ask for that.
  var observes = false

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - settings: The project's, which say which rules are off, and by which measures is judged.
  ///   - rules: The rules that are asked for.
  ///   - profile: The guideline that is asked for; nil for the project's.
  init(
    _ variants: AuditVariants,
    _ settings: AuditSettings,
    rules: [AuditRule] = AuditRule.all,
    profile: AuditMeasures.Profile? = nil,
    text: TextSource,
    input: InputOptions
  ) {
    self.variants = variants
    self.rules = settings.rules(among: rules)
    self.text = text
    self.input = input
    measures = settings.measures(profile)
  }

  /// Audits the screens of a file, or of the program of Swift sources.
  func audit(_ file: InputFile, _ report: inout AuditReport, _ run: inout InputRun) {
    let read = run.read(file, as: variants.all.map(\.overrides), locatesViews: true)
    guard let read, let first = read.first else { return }
    let resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
    for index in first.specs.indices where first.specs[index].scene != nil {
      let spec = first.specs[index]
      let versions = read.map { other in
        other.specs.count == first.specs.count
          ? other.specs[index]
          : other.specs.first { $0.name == spec.name && $0.file == spec.file }
      }
      // A crash in one variant has been reported, and the screen is not judged there.
      let known = versions.enumerated().filter { $0.element != nil }.map(\.offset)
      run.eachMoment(of: versions.compactMap(\.self)) { specs, run in
        var shown: [Spec?] = Array(repeating: nil, count: variants.all.count)
        for (position, spec) in zip(known, specs) { shown[position] = spec }
        if var screen = audit(shown, resources, &run) {
          noteLock(of: spec, in: &screen)
          report.add(screen)
        }
      }
    }
  }

  /// Audits one screen; nil if fonts are missing, which is reported.
  func audit(
    _ versions: [Spec?],
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> AuditReport? {
    guard let spec = versions.compactMap(\.self).first else { return nil }
    var audit = ScreenAudit(screen: input.screenName(of: spec))
    var facts: [AuditFacts?] = []
    var isNarrow = false
    for (variant, version) in zip(variants.all, versions) {
      guard let version, let scene = version.scene,
        !variant.isLandscape || !Auditor.forbidsLandscape(version)
      else {
        facts.append(nil)
        continue
      }
      var tree = scene.tree
      let made = text.measuring(version, &run) { measurer in
        let result = version.shown(scene.layout(measurer: measurer))
        var shown = AuditFacts(result)
        shown.measures = measures
        tree = result.placedScene.tree
        shown.readInk(of: result, resources: resources)
        shown.isOfUsualWidth = variant.isOfUsualWidth
        if version.hasGestures {
          shown.noteGestures { view in
            version.gestures(around: view, in: tree)
          }
        }
        if variant.isUsualRightToLeft, let other = versions[0]?.scene, let usual = facts[0] {
          let comparison = DirectionComparison(
            other,
            mirrored: scene,
            measurer: measurer,
            resources: resources
          )
          shown.leftovers = DirectionAudit.leftovers(comparison, in: shown, besides: usual)
        }
        return shown
      }
      guard var made else { return nil }
      if facts.isEmpty { observe(version, &made, resources, run) }
      if facts.isEmpty { isNarrow = made.window.width <= 320 }
      facts.append(made)
      // A screen that is narrower already is not made wider.
      if isNarrow, variant.overrides.width == .points(320) { continue }
      let usual = variant.usual.flatMap { facts[$0] }
      let context = AuditContext(
        facts: made,
        usual: usual,
        first: facts.count > 1 ? facts[0] : nil,
        translation: variant.translation
      )
      let asked = rules.filter { $0.applies(to: variant.translation) }
      if asked.isEmpty { continue }
      audit.add(variant.name, context, rules: asked) { Auditor.place($0, version, in: tree) }
    }
    var report = audit.report
    if mends, let usual = facts.first ?? nil {
      mend(&report, versions, usual, resources, &run)
    }
    if crops { crop(&report, versions, facts, resources, &run) }
    return report
  }

  /// Returns the place of a view: that of its code if it is known, else that of its text, if the
  /// text occurs once, else that of its screen.
  ///
  /// - Parameter isMirrored: Whether the tree is that of the other direction of layout.
  static func place(
    _ subject: RuleAnswers.Subject,
    _ spec: Spec,
    in tree: ViewTree,
    isMirrored: Bool = false
  ) -> AuditReport.Place {
    if subject.source < 0, let words = subject.words,
      let place = ScreenProviders.current?.place(ofName: words)
    {
      return AuditReport.Place(
        file: place.file,
        line: place.line,
        column: place.column,
        isOfView: true
      )
    }
    if subject.source >= 0,
      let place = spec.place(ofView: subject.source, in: tree, isMirrored: isMirrored)
    {
      return AuditReport.Place(
        file: place.file,
        line: place.position.line,
        column: place.position.column,
        isOfView: true
      )
    }
    if let words = subject.words, let place = ScreenProviders.current?.onlyPlace(ofText: words) {
      return AuditReport.Place(
        file: place.file,
        line: place.line,
        column: place.column,
        isOfView: true
      )
    }
    return AuditReport.Place(
      file: spec.file,
      line: spec.place?.line,
      column: spec.place?.column,
      isOfView: false
    )
  }
}
