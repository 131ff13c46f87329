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

  /// The cards, and beside them an opacity that is on its way for an hour.
  func fadingScreen() -> GraphScreen {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .proposal(ProposedViewSize(width: 400, height: nil))
    scene.environment.displayScale = 1
    let fade = FadeModel()
    let screen = _MeasuredHost.screen(
      FadingCards(cards: cards, fade: fade),
      in: scene,
      measurer: CellTextMeasurer()
    )
    screen.settleForBenchmark()
    withAnimation(.linear(duration: 3600)) { fade.isFaded = true }
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
  /// Moves the clock on, and works out what is shown then.
  func shownForBenchmark(at time: Double) -> LayoutResult {
    do {
      try advance(to: time)
      return try shown()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Evaluates and lays out.
  func settleForBenchmark() {
    do {
      try settle()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
