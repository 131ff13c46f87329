public import ViewGraph

/// Dismisses a presentation.
@MainActor
final class Dismissal {
  /// Dismisses the presentation.
  var perform: () -> Void = {}
  /// The action of the cancel button; nil if the presentation has none.
  var cancel: (() -> Void)?
  /// The nodes of views that do not let users take them away.
  var refusals: Set<Int32> = []

  nonisolated init() {}

  /// Dismisses the presentation for a user; false if a view in it disables that.
  func performForUser() -> Bool {
    guard refusals.isEmpty else { return false }
    if let cancel { cancel() } else { perform() }
    return true
  }
}

private enum DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The dismissal of the nearest presentation around the view.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The action that dismisses the presentation around the view, or pops the view (V10.10).
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether something presents the view.
  public var isPresented: Bool { dismissal != nil }

  /// `true` while the view is presented; set it to false to dismiss the view.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { dismissal?.perform() } }
    }
  }
}

/// The action that dismisses a presentation or pops a view.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  let dismissal: Dismissal?

  nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

  /// Dismisses the presentation; no effect outside of one.
  public func callAsFunction() { dismissal?.perform() }
}

/// Whether something presents a view.
public struct PresentationMode: Sendable {
  /// Whether something does.
  public internal(set) var isPresented: Bool

  /// Dismisses the view.
  public mutating func dismiss() { isPresented = false }
}

/// Disables the interactive dismissal of the presentation around a view.
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let dismissal = node.environment.dismissal
    if isDisabled {
      dismissal?.refusals.insert(node.number)
    } else {
      dismissal?.refusals.remove(node.number)
    }
    node.setOutput(.inPlace)
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    node.emitOutput(into: &emitter)
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    node.environment.dismissal?.refusals.remove(node.number)
  }
}

extension View {
  /// Disables the interactive dismissal of the sheet around the view; `dismiss` still works
  /// (V10.9).
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
