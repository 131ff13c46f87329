import LayoutCore
@_spi(Measuring) import SwiftUI
import ViewGraph

/// Views written in Swift, on a screen.
@MainActor
struct ViewWorkload {
  let cards: [CardModel]

  /// The cards of the workload of that name.
  init(_ name: String) throws {
    guard let rows = ["cards-1k": 100, "cards-10k": 1_000][name] else {
      throw BenchmarkError("no views are written for the workload '\(name)'")
    }
    cards = (0..<rows).map { CardModel(row: $0) }
  }

  /// The cards, evaluated and laid out.
  func settledScreen() -> GraphScreen {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .proposal(ProposedViewSize(width: 400, height: nil))
    scene.environment.displayScale = 1
    let screen = _MeasuredHost.screen(
      CardList(cards: cards),
      in: scene,
      measurer: CellTextMeasurer()
    )
    screen.settleForBenchmark()
    return screen
  }

  /// The scene that the views become.
  func scene() -> LayoutScene {
    guard let layout = settledScreen().layout else { preconditionFailure("there is no layout") }
    return layout.scene
  }

  /// How many bodies run to show texts below each other that scroll.
  static func evaluations(ofTexts count: Int) -> Int {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 393, height: 852))
    let screen = _MeasuredHost.screen(
      TextList(count: count),
      in: scene,
      measurer: CellTextMeasurer()
    )
    screen.settleForBenchmark()
    return screen.graph.evaluationCount
  }
}

extension GraphScreen {
  /// Evaluates and lays out.
  func settleForBenchmark() {
    do {
      try settle()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
