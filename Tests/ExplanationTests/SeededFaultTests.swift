import Explanation
import LayoutCore
import TestSupport
import Testing

/// Faults that a generator plants are mended by the change that an explanation puts first (E1.4).
@Suite struct SeededFaultTests {
  /// The seeds for each kind of fault.
  private static let seeds: Range<UInt64> = 0..<8

  /// The end of a planted fault.
  enum Outcome {
    /// The fault shows in no variant.
    case harmless
    case mended
    case notMended(String)
    /// Another view is neither where it was before the fault nor where it was with it.
    case movesOthers(String)
  }

  @Test func plantedFaultsAreMended() {
    var counts: [PlantedFault: (mended: Int, all: Int)] = [:]
    var failures: [String] = []
    for fault in PlantedFault.allCases {
      for seed in Self.seeds {
        var generator = SeededGenerator(seed: seed &* 31 &+ UInt64(fault.rawValue.utf8.count))
        var (whole, broken) = fault.plant(&generator)
        while !SeededFaultTests.isWhole(whole) { (whole, broken) = fault.plant(&generator) }
        switch SeededFaultTests.outcome(whole, broken) {
        case .harmless: break
        case .mended:
          counts[fault, default: (0, 0)].mended += 1
          counts[fault, default: (0, 0)].all += 1
        case .notMended(let change), .movesOthers(let change):
          counts[fault, default: (0, 0)].all += 1
          failures.append("\(fault.rawValue) \(seed): \(change)")
        }
      }
    }
    let mended = counts.values.reduce(0) { $0 + $1.mended }
    let all = counts.values.reduce(0) { $0 + $1.all }
    for fault in PlantedFault.allCases {
      let count = counts[fault] ?? (0, 0)
      print("\(fault.rawValue): \(count.mended) of \(count.all) mended")
    }
    print("\(mended) of \(all) planted faults mended, with nothing else moved")
    #expect(counts.count == PlantedFault.allCases.count, "each kind of fault shows")
    #expect(all >= 100)
    #expect(Double(mended) >= 0.95 * Double(all), "\(failures.joined(separator: "\n"))")
  }

  /// Whether nothing is wrong with a screen in any variant, but for the text that gives way.
  private static func isWhole(_ screen: SeedScreen) -> Bool {
    let screen = ExplainedScreen(screen.variants, places: [], measurer: FixedTextMeasurer())
    return screen.tree.subtree(of: nil).allSatisfy { view in
      screen.tree.identifier(of: view) == "long"
        || screen.variants.indices.allSatisfy { screen.faults(of: view, in: $0)?.isEmpty ?? true }
    }
  }

  private static func outcome(_ whole: SeedScreen, _ broken: SeedScreen) -> Outcome {
    let before = ExplainedScreen(whole.variants, places: [], measurer: FixedTextMeasurer())
    let after = ExplainedScreen(broken.variants, places: [], measurer: FixedTextMeasurer())
    guard let (view, id) = firstFaulty(after, before) else { return .harmless }
    guard let explanation = Explainer(after).explanation(of: view) else {
      return .notMended("\(id) is not shown")
    }
    guard let best = explanation.changes.first else {
      return .notMended("\(id): no change; \(explanation.sentence)")
    }
    let text = best.changes.map { $0.text(in: after) }.joined(separator: " and ")
    for variant in after.variants.indices {
      let old = node(id, before.tree).flatMap { before.faults(of: $0, in: variant) } ?? []
      let new = after.faults(of: view, in: variant, with: best.changes)
      guard let new, new.subtracting(old).isEmpty else {
        return .notMended(
          "\(id) by \(text), \(after.variants[variant].name); \(explanation.sentence)"
        )
      }
      if let other = moved(variant, by: best.changes, after, before, id) {
        return .movesOthers("\(id) by \(text) moves \(other); \(explanation.sentence)")
      }
    }
    return .mended
  }

  /// The first text or picture with a fault that it has not in the whole screen.
  private static func firstFaulty(
    _ after: ExplainedScreen,
    _ before: ExplainedScreen
  ) -> (Int, String)? {
    for view in after.tree.subtree(of: nil) {
      guard let id = after.tree.identifier(of: view), let other = node(id, before.tree),
        !after.tree.hasChildren(view)
      else { continue }
      for variant in after.variants.indices {
        let faults = after.faults(of: view, in: variant) ?? []
        if !faults.subtracting(before.faults(of: other, in: variant) ?? []).isEmpty {
          return (view, id)
        }
      }
    }
    return nil
  }

  private static func node(_ id: String, _ tree: ViewTree) -> Int? {
    tree.subtree(of: nil).first { tree.identifier(of: $0) == id }
  }

  /// A view that is neither where it was before the fault nor where it was with it; nil for none.
  private static func moved(
    _ variant: Int,
    by changes: [LayoutChange],
    _ after: ExplainedScreen,
    _ before: ExplainedScreen,
    _ mended: String
  ) -> String? {
    guard let scene = after.scene(variant, with: changes) else { return "everything" }
    let now = scene.layout()
    let then = after.variants[variant].scene.layout()
    let whole = before.variants[variant].scene.layout()
    for view in now.views where !view.children.contains(where: { $0.id == mended }) {
      guard let id = view.id, id != mended, view.children.isEmpty else { continue }
      let frames = [then, whole].compactMap { $0.view(withID: id)?.frame }
      if !frames.contains(where: { isNear($0, view.frame) }) { return id }
    }
    return nil
  }

  private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { $0.magnitude < 0.5 }
  }
}
