internal import AccessibilityCore
public import ViewGraph

/// The reasons that content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Placeholder: the content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Privacy: the content is hidden from others.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Invalidated: the content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// The reasons that content is redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// Sets the redaction of content, or clears it.
public struct _RedactionModifier {
  /// The reasons to add to those outside; nil to clear the redaction.
  let reason: RedactionReasons?
}

extension _RedactionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    if let reason {
      if reason.contains(.placeholder) {
        annotate(node, .redacted)
      } else {
        node.setOutput(.inPlace)
      }
      environment.redactionReasons.formUnion(reason)
    } else {
      annotate(node, .unredacted)
      environment.redactionReasons = []
    }
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }

  @MainActor private func annotate(_ node: GraphNode, _ modifier: AccessibilityModifier) {
    node.setOutput(.modifier(.annotation(modifier, bringsViews: false)))
  }
}

extension View {
  /// Redacts the view: placeholders replace texts and images (D9.21); for other reasons only the
  /// environment changes.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reason: reason))
  }

  /// Removes the redaction of the view.
  public nonisolated func unredacted() -> some View {
    modifier(_RedactionModifier(reason: nil))
  }

  /// Marks the view as private.
  ///
  /// Inert: content is not redacted for privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Marks content that may be out of date.
  ///
  /// Inert: it is always up to date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
