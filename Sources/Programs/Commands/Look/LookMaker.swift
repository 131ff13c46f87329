import Audit
import CommandSupport
import Drawing
import Inspection
import LayoutCore
import SpecFormat

/// Looks at screens: lists what is on them, and draws them with the numbers of the list.
struct LookMaker {
  let text: TextSource
  let auditor: Auditor
  let settings: AuditSettings
  let input: InputOptions
  /// Whether a picture is wanted.
  let draws: Bool

  /// The most pixels of a side of a picture.
  static let mostPixels = 1000.0

  /// Looks at a screen; nil if it has none, or if fonts are missing, which are reported.
  func look(
    at spec: Spec,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> (look: Look, picture: DisplayList?)? {
    guard let scene = spec.scene, var report = auditor.audit([spec], resources, &run) else {
      return nil
    }
    var silences = AuditSilences()
    silences.apply(to: &report, &run)
    settings.apply(to: &report)
    let judged = report
    var options = DrawingOptions()
    options.background = .color(.system(.systemBackground))
    options.resources = resources
    let made = text.measuring(spec, &run) { measurer in
      let result = spec.shown(scene.layout(measurer: measurer))
      let facts = AuditFacts(result)
      let nodes = LookNodes(facts)
      let list = result.displayList(options)
      var look = listing(of: spec, result, facts, nodes)
      look.unsupported = unsupported(spec, result, list)
      look.findings = findings(judged, nodes, spec)
      return (look, list, nodes.listed.map { facts.views[$0].frame })
    }
    guard let (look, list, frames) = made else { return nil }
    guard draws else { return (look, nil) }
    let isDark = scene.environment.drawing.colorScheme == .dark
    var small = list
    small.scale = min(list.scale, LookMaker.mostPixels / max(list.size.width, list.size.height, 1))
    // Squares in the place of letters would tell nothing.
    let picture = text.withFonts(for: spec, &run) {
      Inspection(numbering: frames, in: small.size).page(small, isDark: isDark, measurer: $0)
    }
    guard let picture else { return nil }
    return (look, picture)
  }

  private func listing(
    of spec: Spec,
    _ result: LayoutResult,
    _ facts: AuditFacts,
    _ nodes: LookNodes
  ) -> Look {
    let environment = result.scene.environment
    var look = Look(
      screen: input.screenName(of: spec),
      width: facts.window.width,
      height: facts.window.height,
      surroundings: [environment.layoutDirection.name, environment.dynamicTypeSize.rawValue]
    )
    if environment.drawing.colorScheme == .dark { look.surroundings.append("dark") }
    look.hiddenCount = nodes.hiddenCount
    for (index, words) in zip(nodes.listed, nodes.words) {
      let view = facts.views[index]
      let place = spec.place(ofView: view.source, in: result.placedScene.tree)
      look.nodes.append(
        Look.Node(
          id: view.id,
          type: view.type,
          words: words,
          cut: nodes.cut(index),
          source: place.map { LookMaker.words(for: $0, in: spec) } ?? "",
          x: view.frame.minX,
          y: view.frame.minY,
          width: view.frame.width,
          height: view.frame.height
        )
      )
    }
    return look
  }

  /// A place in few words: the line, behind the name of a file that is not the screen's.
  private static func words(for place: ViewPlace, in spec: Spec) -> String {
    words(file: place.file, line: place.position.line, in: spec)
  }

  private static func words(file: String, line: Int?, in spec: Spec) -> String {
    let line = line.map { ":\($0)" } ?? ""
    return file == spec.file ? line : (file.split(separator: "/").last ?? "") + line
  }

  /// All that is not shown as on a device, each cause once.
  private func unsupported(
    _ spec: Spec,
    _ result: LayoutResult,
    _ list: DisplayList
  ) -> [String] {
    var causes: [String] = []
    for placeholder in result.placeholders(besides: spec.placeholders.others).all {
      causes.append(
        "\(placeholder.source): '\(placeholder.title)' could not be compiled: \(placeholder.reason)"
      )
    }
    causes += list.problems.map(\.message)
    causes += result.scene.tree.unknownSymbols.map(\.message)
    var said: Set<String> = []
    return causes.filter { said.insert($0).inserted }
  }

  private func findings(
    _ report: AuditReport,
    _ nodes: LookNodes,
    _ spec: Spec
  ) -> [Look.Finding] {
    report.findings.filter { $0.level == .error }.map { finding in
      Look.Finding(
        node: nodes.number(ofView: finding.view),
        rule: finding.rule,
        source: LookMaker.words(file: finding.place.file, line: finding.place.line, in: spec),
        message: finding.message
      )
    }
  }
}
