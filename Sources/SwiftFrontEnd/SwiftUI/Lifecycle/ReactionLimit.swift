internal import Foundation
internal import ViewGraph

/// Stops an action that its own changes trigger without end: Apple's system gives up after some
/// rounds, warns, and goes on with the next frame (V5.6, V6.2).
@MainActor
struct ReactionLimit {
  /// The maximum of reactions before a screen has settled.
  private static var mostReactions: Int { 20 }

  private var reactions = 0
  private var settlement = 0

  /// Whether something may react once more.
  ///
  /// - Parameter name: The name of the action in the warning.
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
