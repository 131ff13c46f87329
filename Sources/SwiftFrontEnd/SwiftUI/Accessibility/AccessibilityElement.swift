internal import AccessibilityCore
internal import LayoutCore

/// The behaviour of an accessibility element towards its child elements.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let engine: AccessibilityCore.AccessibilityModifier.ChildBehavior

  /// Ignores the children.
  public static let ignore = AccessibilityChildBehavior(engine: .ignore)
  /// Contains the children.
  public static let contain = AccessibilityChildBehavior(engine: .contain)
  /// Merges the children's properties into one element.
  public static let combine = AccessibilityChildBehavior(engine: .combine)
}

extension View {
  /// Makes the view an accessibility element, with a behaviour towards its children.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_AccessibilityModifier { _ in .element(children.engine) })
  }

  /// Replaces the element's accessibility children.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .annotation(AccessibilityCore.AccessibilityModifier.children, bringsViews: true),
        children()
      )
    )
  }

  /// Replaces the view's accessibility elements with those of another view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .annotation(AccessibilityCore.AccessibilityModifier.representation, bringsViews: true),
        representation()
      )
    )
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityHidden") { properties, _ in properties.isHidden = hidden }
  }

  /// Hides the view from assistive technology, while enabled.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityHidden") { properties, _ in
      if isEnabled { properties.isHidden = hidden }
    }
  }

  /// Sets the identifier for tests, and for documents if the view has no `id`.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_IdentifierModifier(identifier: identifier))
  }

  /// Sets the identifier for tests, while enabled.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> some View {
    modifier(_IdentifierModifier(identifier: isEnabled ? identifier : nil))
  }

  /// Adds traits to the view.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityAddTraits") { properties, _ in
      properties.addedTraits = traits.engine
    }
  }

  /// Removes traits from the view.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityRemoveTraits") { properties, _ in
      properties.removedTraits = traits.engine
    }
  }

  /// Sets the order of the view among its siblings: higher priorities are read first.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilitySortPriority") { properties, _ in
      properties.sortPriority = sortPriority
    }
  }

  /// Sets the heading level of the view.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityHeading") { properties, _ in
      properties.headingLevel = Int(level.rawValue)
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

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
