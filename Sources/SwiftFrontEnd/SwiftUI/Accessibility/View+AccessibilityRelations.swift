internal import AccessibilityCore

/// The role of a view in a pair of a label and its labeled content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  /// Pairs a label with its content, wherever both are.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    accessibilityRelation(
      "accessibilityLabeledPair",
      role == .label ? .labeledPairLabel : .labeledPairContent,
      id,
      namespace
    )
  }

  /// Links the view to others of the same group.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    accessibilityRelation("accessibilityLinkedGroup", .linkedGroup, id, namespace)
  }

  /// Makes the view an entry of rotors, by its id.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    accessibilityRelation("accessibilityRotorEntry", .rotorEntry, id, namespace)
  }

  private nonisolated func accessibilityRelation<ID: Hashable>(
    _ name: String,
    _ kind: AccessibilityProperties.Relation.Kind,
    _ id: ID,
    _ namespace: Namespace.ID
  ) -> some View {
    accessibilityProperty(name) { properties, _ in
      properties.relations = [
        AccessibilityProperties.Relation(
          kind,
          id: "\(id)",
          namespace: namespace.number == 0 ? "" : "\(namespace.number)"
        )
      ]
    }
  }
}
