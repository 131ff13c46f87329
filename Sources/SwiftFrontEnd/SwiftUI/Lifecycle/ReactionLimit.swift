internal import Foundation
internal import ViewGraph

/// Keeps an action from going on for ever with what it changes: Apple's system stops asking after some
/// rounds, says so, and goes on with the next picture (V5.6, V6.2).
@MainActor
struct ReactionLimit {
  /// How often something may react while a screen comes to rest.
  private static var mostReactions: Int { 20 }

  private var reactions = 0
  private var settlement = 0

  /// Whether something may react once more.
  ///
  /// - Parameter name: What the warning calls it.
  mutating func mayReact(in graph: ViewGraph, _ name: @autoclosure () -> String) -> Bool {
    if settlement != graph.settlements {
      settlement = graph.settlements
      reactions = 0
    }
    reactions += 1
    if reactions == Self.mostReactions + 1 {
      let text = "espalier: warning: \(name()) tried to update multiple times per frame\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return reactions <= Self.mostReactions
  }
}
