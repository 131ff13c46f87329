internal import AccessibilityCore
internal import CommandSupport
internal import LayoutCore
internal import ProgramSupport
internal import ScreenActions
internal import SwiftUI
internal import ViewGraph

/// A screen of a program that is used by its accessibility elements.
@MainActor
final class UsedLiveScreen: UsedScreen {
  private let graph: GraphScreen
  private let screen: InteractiveScreen
  private let surroundings: LayoutScene
  private let name: String
  private let crashed: CrashRecovery?

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - name: The place of its declaration, as messages say it.
  ///   - crashed: The actions to leave out.
  init(
    _ graph: GraphScreen,
    in surroundings: LayoutScene,
    named name: String,
    without crashed: CrashRecovery?
  ) {
    self.name = name
    self.crashed = crashed
    self.graph = graph
    self.surroundings = surroundings
    screen = InteractiveScreen(GraphScreenBackend(graph), title: "")
  }

  nonisolated func layout(activating id: String?) throws -> LayoutResult? {
    nonisolated(unsafe) var result: LayoutResult?
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      Watch.noteProgress()
      ViewHost.resume(in: surroundings)
      if let id {
        let loss =
          "\(name): warning: activating '\(id)' crashes, so that no rule asks what it changes"
        guard crashed?.beginTrial("\(name) \(id)", loss: loss) != false else {
          throw ScreenActionError("activating it crashes")
        }
      }
      defer { if id != nil { crashed?.end() } }
      if let id, screen.perform(.activate, on: id) == nil { return }
      result = try graph.settle()
    }
    return result
  }
}
