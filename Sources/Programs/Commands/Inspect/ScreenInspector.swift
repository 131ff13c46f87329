import AccessibilityCore
import Audit
import CommandSupport
import Drawing
import Export
import Inspector
import LayoutCore
import SpecFormat

/// Gathers what a page shows of screens: pictures and documents of all variants, and the findings.
struct ScreenInspector {
  /// The titles of the variants.
  let captions: [String]
  let overrides: [SceneOverrides]
  let text: TextSource
  let auditor: Auditor
  /// The narrower selection of a live page.
  let round: InspectionRound

  init(
    captions: [String],
    overrides: [SceneOverrides],
    text: TextSource,
    round: InspectionRound,
    auditor: Auditor
  ) {
    self.captions = round.shown(among: captions)
    self.overrides = round.shown(among: overrides)
    (self.text, self.round, self.auditor) = (text, round, auditor)
  }

  /// The screens of a file, each as ``InspectedScreen/json`` has it, or for a live page its outline, or the lines
  /// of its parts; none of a screen that cannot be shown, which is reported.
  func screens(of file: InputFile, _ names: ScreenNames, _ run: inout InputRun) -> [[UInt8]] {
    guard let read = run.read(file, as: overrides, locatesViews: true), let first = read.first
    else { return [] }
    let painter = ScreenPainter(for: file, text, isOnPage: true)
    var report = AuditReport()
    if round.audits {
      auditor.audit(file, &report, &run)
      report.sort()
    }
    var screens: [[UInt8]] = []
    for index in first.specs.indices where first.specs[index].scene != nil {
      guard let specs = SpecFile.versions(of: index, in: read) else { continue }
      let name = names.name(of: specs[0])
      guard round.wants(name) else { continue }
      run.eachMoment(of: specs) { specs, run in
        var variants: [InspectedScreen.Variant] = []
        for (spec, caption) in zip(specs, captions) {
          guard let variant = variant(of: spec, caption, name, painter, &run) else { return }
          variants.append(variant)
        }
        let found = report.findings.filter {
          $0.screens.contains(auditor.input.screenName(of: specs[0]))
        }
        let findings = round.audits ? json(found) : Array("null".utf8)
        screens.append(text(InspectedScreen(name: name, variants: variants, findings: findings)))
      }
    }
    return screens
  }

  /// The page's screen, its outline, or its parts, as they are wanted.
  private func text(_ screen: InspectedScreen) -> [UInt8] {
    guard round.isOne else { return screen.json }
    return round.roundVariant.map {
      Array(screen.parts($0).joined(separator: [UInt8(ascii: "\n")]))
    } ?? screen.outline
  }

  /// A screen in one variant; nil if it cannot be drawn, which is reported.
  private func variant(
    of spec: Spec,
    _ caption: String,
    _ name: String,
    _ painter: ScreenPainter,
    _ run: inout InputRun
  ) -> InspectedScreen.Variant? {
    guard let scene = spec.scene, let list = painter.picture(of: spec, &run),
      let picture = PictureEncoder(.png).bytes(list, of: spec, name, &run)
    else { return nil }
    guard round.hasDocuments else {
      return InspectedScreen.Variant(
        title: caption,
        size: (list.size.width, list.size.height),
        picture: picture,
        geometry: [],
        accessibility: [],
        spoken: []
      )
    }
    guard let result = text.layout(scene, of: spec, &run)
    else { return nil }
    let tree = result.accessibilityTree()
    var geometry: [UInt8] = []
    try? GeometryDocument.withJSON(
      result,
      file: name,
      settings: text.settings(of: spec),
      placeholders: spec.placeholders.others,
      style: .compact
    ) { geometry += $0 }
    let accessibility = AccessibilityDocument.json(
      tree,
      file: name,
      layoutDirection: scene.environment.layoutDirection,
      options: AccessibilityDocument.Options(
        placeholders: spec.placeholders.others,
        settings: text.settings(of: spec),
        source: { spec.position(ofView: $0)?.description }
      ),
      style: .compact
    )
    return InspectedScreen.Variant(
      title: caption,
      size: (list.size.width, list.size.height),
      picture: picture,
      geometry: geometry,
      accessibility: accessibility,
      spoken: SpokenDocument.lines(tree)
    )
  }

  /// Findings as a JSON array of what a page says of them.
  private func json(_ findings: [AuditReport.Finding]) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginArray()
    for finding in findings {
      json.beginObject()
      json.member("rule", finding.rule)
      json.member("level", finding.level.rawValue)
      json.member("message", finding.message)
      if let rule = AuditRule.all.first(where: { $0.id == finding.rule }) {
        json.member("remedy", rule.remedy)
      }
      json.member("view", finding.view)
      json.key("variants")
      json.beginArray()
      for variant in finding.variants { json.string(variant) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    return json.finish()
  }
}
