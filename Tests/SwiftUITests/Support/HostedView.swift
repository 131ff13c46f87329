import LayoutCore
import ViewGraph

@testable import SwiftUI

/// A view on a screen, laid out with the texts that measure the same everywhere.
@MainActor
final class HostedView {
  private let screen: GraphScreen

  init<Content: View>(_ view: Content) {
    screen = ViewHost.screen(
      view,
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer()
    )
  }

  /// The layout once the screen rests.
  func settle() throws -> LayoutResult { try screen.settle() }

  /// The texts of the screen, in the order of their views.
  func texts() throws -> [String] { try settle().views.compactMap(\.string) }

  /// The frame of each text, by its characters.
  func frames() throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for view in try settle().views {
      guard let string = view.string else { continue }
      frames[string] = CGRect(view.frame)
    }
    return frames
  }

  /// How many bodies have run.
  var evaluationCount: Int { screen.graph.evaluationCount }
}

/// What the bodies of a test have done, and what its views would do if someone used them.
@MainActor
final class Probe {
  /// What was noted, in its order.
  private(set) var notes: [String] = []
  private var actions: [String: () -> Void] = [:]

  func note(_ word: String) { notes.append(word) }

  /// Says what an action does as of this evaluation.
  func on(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

  /// Does an action that an evaluation has named.
  func run(_ name: String) { actions[name]?() }

  /// Forgets the notes.
  func clear() { notes = [] }
}

/// A number that its view keeps, with an action `name` that adds one.
struct CounterView: View {
  let name: String
  let probe: Probe
  @State private var count = 0

  var body: some View {
    let _ = probe.note(name)
    let _ = probe.on(name) { count += 1 }
    Text(verbatim: "\(name) \(count)")
  }
}
