package import LayoutCore

/// A spec that is read again for each time at which it differs.
package final class SpecReplayer {
  /// The time that is read for.
  package let moment = SpecTimePoint()
  /// The states, in the order of time.
  package let states: [SpecState]
  /// The states that gestures, actions and completions may go to, by their names.
  package let namedStates: [String: SpecState]
  /// The actions of users on the screen, in the order of time.
  package let actions: [SpecAction]
  /// The places in the file of the views read last, by their positions in the tree.
  package private(set) var viewPositions: [Int: SourcePosition] = [:]
  private let origin: Spec.Origin
  private let file: String

  /// Creates a replayer; nil if time changes nothing of the spec.
  ///
  /// - Parameter isUsed: Whether to create one in any case, because users interact with the screen.
  package init?(_ spec: Spec, isUsed: Bool = false) {
    guard spec.changesWithTime || isUsed, let origin = spec.origin else { return nil }
    self.origin = origin
    file = spec.file
    states = spec.states
    namedStates = spec.namedStates
    actions = spec.actions
  }

  /// Creates an error about a place in the file at the current time.
  package func problem(_ message: String, at position: SourcePosition) -> SpecReplayProblem {
    SpecReplayProblem(
      time: moment.time,
      diagnostic: Diagnostic(.error, message, file: file, position: position)
    )
  }

  /// Reads the spec as it is at the moment.
  ///
  /// - Throws: ``SpecReplayProblem`` if a number that changes is none that may stand there.
  package func read() throws -> (scene: LayoutScene, notes: [Int: NodeAnnotations]) {
    moment.begin()
    defer { moment.end() }
    let read = SpecFile.read(
      origin.bytes,
      name: file,
      limits: origin.limits,
      overrides: origin.overrides,
      moment: moment,
      only: origin.index
    )
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      throw SpecReplayProblem(time: moment.time, diagnostic: error)
    }
    guard let spec = read.specs.first, let scene = spec.scene else {
      return (LayoutScene(tree: ViewTreeBuilder().finish()), [:])
    }
    viewPositions = spec.viewPositions
    return (scene, spec.notes)
  }
}

/// A mistake in a spec that shows at a time.
package struct SpecReplayProblem: Error, CustomStringConvertible {
  package let time: Double
  package let diagnostic: Diagnostic

  package var description: String { diagnostic.description }
}
