internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Adds the controls of views as actions, named by their labels.
public struct _AccessibilityActionsModifier<Content: View> {
  let category: Text?
  let content: Content
  /// The handler if the views are only the label of one action.
  let action: (() -> Void)?
}

extension _AccessibilityActionsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      cursor.slot(1) { Content._append(content, to: &$0) }
    }
    let found: [(name: String, perform: () -> Void)]
    if let action {
      found = [(node.children[1].words, action)]
    } else {
      found = node.children[1].namedActions
    }
    let category = category?.string(in: EnvironmentValues(node.inputs.environment))
    var properties = AccessibilityProperties()
    // The list has them in the reverse order of their declaration (A3.7).
    properties.actions = found.reversed().map {
      AccessibilityAction(.named, name: $0.name, category: category)
    }
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: action == nil ? "accessibilityActions" : "accessibilityAction",
            properties
          ),
          bringsViews: false
        )
      )
    )
    var requests = node.requests ?? RequestHandlers()
    requests.perform = { action, _ in
      guard action.kind == .named, let named = found.first(where: { $0.name == action.name })
      else { return false }
      named.perform()
      return true
    }
    node.requests = requests
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    emitter.builder.open(content, id: emitter.takeIdentifier())
    // The subtree that the actions are built from; it is not displayed.
    emitter.emitSingle([node.children[0]])
    emitter.builder.close()
  }

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.children[0].preference(key)
  }
}

extension GraphNode {
  /// The text of the elements inside.
  fileprivate var words: String {
    if case .content(let content) = output {
      switch content {
      case .text(let text): return text
      case .textRuns(let runs): return runs.reduce(into: "") { $0 += $1.content }
      default: break
      }
    }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The actions of the controls inside, named by their labels.
  fileprivate var namedActions: [(name: String, perform: () -> Void)] {
    if let activate = requests?.activate { return [(words, { activate() })] }
    return children.flatMap(\.namedActions)
  }
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let engine: AccessibilityCore.AccessibilityAction.Kind
  /// The name of an action that has one.
  let name: Text?

  private init(_ engine: AccessibilityCore.AccessibilityAction.Kind, name: Text? = nil) {
    self.engine = engine
    self.name = name
  }

  /// Creates a named custom action.
  public init(named name: Text) { self.init(.named, name: name) }

  /// The default action: activating the element.
  public static let `default` = AccessibilityActionKind(.default)
  /// Dismisses the presentation, or goes back.
  public static let escape = AccessibilityActionKind(.escape)
  /// The magic tap: the most important action of the screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows the element's menu.
  ///
  /// It is listed by its name, as custom actions are.
  public static let showMenu = AccessibilityActionKind(.named, name: Text(verbatim: "Show menu"))
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// The value of a zoom action.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, as a unit point of the element.
  public let location: UnitPoint
  /// The location of the zoom, in points of the element.
  public let point: CGPoint
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name of the group of actions; nil for none.
  let name: Text?

  /// Creates a group.
  public init(_ name: Text) { self.name = name }

  /// Creates a group.
  public init(_ name: LocalizedStringKey) { self.name = Text(name) }

  /// Creates a group.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

  private init() { name = nil }

  /// The default category.
  public static let `default` = AccessibilityActionCategory()
  /// Editing actions.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))
}

extension View {
  /// Adds an action for assistive technology to the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityAction", actionKind.engine, actionKind.name) { _ in
      handler()
    }
  }

  /// Adds a named custom action to the view.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named custom action to the view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named custom action to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a custom action, named by its label's text.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(_AccessibilityActionsModifier(category: nil, content: label(), action: action))
  }

  /// Adds the actions of buttons, named by their labels.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityActionsModifier(category: nil, content: content(), action: nil))
  }

  /// Adds the actions of buttons to the view, in a category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(
      _AccessibilityActionsModifier(category: category.name, content: content(), action: nil)
    )
  }

  /// Adds an action that increments or decrements the element's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityAdjustableAction", .adjustable, nil) {
      handler($0 < 0 ? .decrement : .increment)
    }
  }

  /// Adds an action that scrolls.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityScrollAction", .scroll, nil) {
      handler($0 < 0 ? .top : .bottom)
    }
  }

  /// Adds an action that zooms.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityZoomAction", .zoom, nil) {
      handler(
        AccessibilityZoomGestureAction(
          direction: $0 < 0 ? .zoomOut : .zoomIn,
          location: .center,
          point: .zero
        )
      )
    }
  }

  private nonisolated func accessibilityAction(
    _ modifierName: String,
    _ kind: AccessibilityCore.AccessibilityAction.Kind,
    _ name: Text?,
    _ handler: @escaping (Double) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var base = _AccessibilityModifier(modifierName) { properties, environment in
      properties.actions = [
        AccessibilityAction(kind, name: name.map { $0.string(in: environment) })
      ]
    }
    // Actions run on the main actor, as views do.
    nonisolated(unsafe) let handler = handler
    let perform: AccessibilityPerform = { amount in
      handler(amount)
      return true
    }
    base.actions = [(kind, nil, perform)]
    return modifier(AccessibilityAttachmentModifier(base))
  }
}
