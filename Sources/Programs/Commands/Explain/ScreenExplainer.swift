import CommandSupport
import Explanation
import LayoutCore
import SpecFormat

/// Explains the screens of inputs, each in all variants.
struct ScreenExplainer {
  let variants: ExplainVariants
  let text: TextSource
  let input: InputOptions
  /// The view that is asked for; nil for the inactive modifiers of the whole screen.
  let view: String?

  /// The explanations of screens, and those that have none.
  struct Outcome {
    var explanations: [ScreenExplanation] = []
    /// The screens on which no view is called as is asked for, with what there is.
    var unknown: [(screen: Spec, candidates: [ViewNames.Candidate])] = []
    var screens = 0
  }

  /// Explains the screens of a file, or of the program of Swift sources.
  func explain(_ file: InputFile, _ outcome: inout Outcome, _ run: inout InputRun) {
    let read = run.read(file, as: variants.all.map(\.overrides), locatesViews: true)
    guard let read, let first = read.first else { return }
    for index in first.specs.indices where first.specs[index].scene != nil {
      let spec = first.specs[index]
      outcome.screens += 1
      let versions = read.map { other in
        other.specs.count == first.specs.count
          ? other.specs[index]
          : other.specs.first { $0.name == spec.name && $0.file == spec.file }
      }
      let known = versions.indices.filter { versions[$0] != nil }
      run.eachMoment(of: versions.compactMap(\.self)) { specs, run in
        explain(Array(zip(known, specs)), &outcome, &run)
      }
    }
  }

  private func explain(
    _ versions: [(variant: Int, spec: Spec)],
    _ outcome: inout Outcome,
    _ run: inout InputRun
  ) {
    guard let spec = versions.first?.spec, let usual = spec.scene else { return }
    let isNarrow = usual.host.width.map { $0 <= 320 } ?? true
    var scenes: [(name: String, scene: LayoutScene)] = []
    var places: [[Int]] = []
    for (variant, version) in versions {
      guard let scene = version.scene else { continue }
      // A screen that is narrow already is not made wider.
      if isNarrow, variants.all[variant].isNarrow { continue }
      scenes.append((variants.all[variant].name, scene))
      places.append(Array(version.viewPositions.keys))
    }
    let name = input.screenName(of: spec)
    let made = text.measuring(spec, &run) { measurer -> Answer in
      let screen = ExplainedScreen(scenes, places: places, measurer: measurer)
      return answer(screen, NodePlaces(spec, usual.tree), name)
    }
    switch made {
    case .explained(let explanation): outcome.explanations.append(explanation)
    case .unknown(let candidates): outcome.unknown.append((spec, candidates))
    case .ambiguous(let candidates):
      run.refuse(
        Diagnostic(
          .error,
          "\(candidates.count) views are called \((view ?? "").quoted)",
          hint: "name one of them by its path, a point in it, or its line: "
            + ScreenExplainer.list(candidates),
          file: spec.file,
          position: spec.place
        ),
        status: ExitStatus.wrongUsage
      )
    case nil: return
    }
  }

  private enum Answer {
    case explained(ScreenExplanation)
    case unknown([ViewNames.Candidate])
    case ambiguous([ViewNames.Candidate])
  }

  private func answer(_ screen: ExplainedScreen, _ places: NodePlaces, _ name: String) -> Answer {
    var explanation = ScreenExplanation(name: name, screen: screen, places: places)
    guard let view else {
      explanation.inactive = InactiveModifier.all(in: screen)
      return .explained(explanation)
    }
    let names = ViewNames(screen.usual, written: screen.written, lines: places.lines)
    switch names.view(named: view) {
    case .ambiguous(let candidates): return .ambiguous(candidates)
    case .unknown(let candidates): return .unknown(candidates)
    case .found(let candidate):
      guard let view = Explainer(screen).explanation(of: candidate.node) else {
        return .unknown(names.all)
      }
      explanation.view = view
      explanation.inactive = view.inactive
      return .explained(explanation)
    }
  }

  /// The most candidates that an error names.
  private static let mostCandidates = 8

  /// Some views in words, by what tells them from each other.
  static func list(_ candidates: [ViewNames.Candidate]) -> String {
    let named = candidates.prefix(mostCandidates).map { candidate in
      let path = candidate.path.quoted
      return candidate.name.hasSuffix(candidate.path)
        || candidate.name.hasSuffix("(\(candidate.path))")
        ? candidate.name : "\(path), \(candidate.name)"
    }
    let more = candidates.count - named.count
    return named.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }
}

/// The places of a screen's nodes in its source, as far as they are known.
struct NodePlaces {
  private let positions: [Int: SourcePosition]
  private let file: String
  private let tree: ViewTree

  init(_ spec: Spec, _ tree: ViewTree) {
    (positions, file, self.tree) = (spec.viewPositions, spec.file, tree)
  }

  /// The lines of nodes.
  var lines: [Int: Int] {
    var lines = positions.mapValues(\.line)
    for node in tree.subtree(of: nil) where lines[node] == nil {
      if let place = place(of: node) { lines[node] = place.line }
    }
    return lines
  }

  /// The place of a node; nil where the source does not tell.
  func place(of node: Int) -> (file: String, line: Int, column: Int)? {
    if let position = positions[node] { return (file, position.line, position.column) }
    guard let string = tree.nodes[node].content.string else { return nil }
    return ScreenProviders.current?.onlyPlace(ofText: string)
  }

  /// The file and place of a node as compilers write them; the file alone where only that is known.
  func text(of node: Int) -> String {
    place(of: node).map { "\($0.file):\($0.line):\($0.column)" } ?? file
  }
}

/// The explanation of one screen.
struct ScreenExplanation {
  let name: String
  let screen: ExplainedScreen
  let places: NodePlaces
  var view: ViewExplanation?
  var inactive: [InactiveModifier] = []

  init(name: String, screen: ExplainedScreen, places: NodePlaces) {
    (self.name, self.screen, self.places) = (name, screen, places)
  }

  /// The path of a view in the usual variant.
  var paths: [Int: String] {
    let result = screen.usual
    let paths = ViewPaths(result)
    var known: [Int: String] = [:]
    for view in result.views where known[view.source] == nil { known[view.source] = paths[view] }
    return known
  }
}
