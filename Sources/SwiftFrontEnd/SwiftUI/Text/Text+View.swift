internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

extension Text: _PrimitiveView {
  /// Updates the node's engine content.
  public func _update(_ node: GraphNode) {
    let renderer = node.textRenderer
    if case .verbatim(let string) = storage, node.memory == nil, renderer == nil {
      return node.setOutput(.content(.text(string)))
    }
    let environment = EnvironmentValues(node.inputs.environment)
    let resolved = resolved(in: environment)
    node.setOutput(.content(resolved.content))
    guard !resolved.links.isEmpty || node.memory != nil || renderer != nil else { return }
    let rendering = renderer.map { TextRendering($0, of: resolved, in: environment) }
    node.memory = KeptValue(TextExtras(links: resolved.links, rendering: rendering))
    let links = resolved.links
    node.setEmission(
      links.isEmpty && rendering == nil ? nil : AnyHashable(TextEmission(links, rendering))
    )
    node.letFollow(links, environment.openURL)
  }

  /// Links are accessibility elements (A2.60); a text renderer sets the size and draws.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let extras = (node.memory as? KeptValue<TextExtras>)?.value
    let links = extras?.links ?? []
    if !links.isEmpty {
      emitter.builder.open(
        .modifier(.annotation(AccessibilityModifier.links(links), bringsViews: false)),
        id: emitter.takeIdentifier()
      )
    }
    if let rendering = extras?.rendering {
      emitter.builder.owner = node.number
      emitter.builder.open(.layout(rendering.layout))
      emitter.builder.open(.modifier(.annotation(rendering.drawing, bringsViews: false)))
      node.emitOutput(into: &emitter)
      emitter.builder.close()
      emitter.builder.close()
    } else {
      node.emitOutput(into: &emitter)
    }
    if !links.isEmpty { emitter.builder.close() }
  }

  /// Appends the view to its parent node.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    var inner = view
    if let outermost = inner.modifiers.popLast() {
      return _StyledModifier._append(
        _StyledModifier { outermost.content(in: $0) },
        to: inner,
        in: &cursor
      )
    }
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

extension GraphNode {
  /// Lets the links of a text be opened; a single one by activating the text as well.
  fileprivate func letFollow(_ links: [TextLink], _ open: OpenURLAction) {
    guard let first = links.first else {
      requests = nil
      return
    }
    var requests = RequestHandlers()
    if links.count == 1 { requests.activate = { open(first.url) } }
    requests.follow = { if links.indices.contains($0) { open(links[$0].url) } }
    requests.perform = { action, _ in
      guard action.kind == .named, let link = links.first(where: { $0.words == action.name }) else {
        return false
      }
      open(link.url)
      return true
    }
    self.requests = requests
  }
}

extension AccessibilityCore.AccessibilityModifier {
  /// The links of a text.
  fileprivate static func links(_ links: [TextLink]) -> Self {
    var properties = AccessibilityProperties()
    properties.links = links.enumerated().map { place, link in
      AccessibilityTextLink(link.words, at: link.range, to: link.url.absoluteString, place: place)
    }
    return .properties(name: "link", properties)
  }
}

/// The parts of a text besides its characters: its links and its rendering.
private struct TextExtras {
  let links: [TextLink]
  let rendering: TextRendering?
}

/// The state that the emitted views depend on besides the characters.
private struct TextEmission: Hashable {
  let links: [TextLink]
  let rendering: ObjectIdentifier?

  init(_ links: [TextLink], _ rendering: TextRendering?) {
    self.links = links
    self.rendering = rendering.map { ObjectIdentifier($0) }
  }
}

/// The drawing of a text by a custom renderer (D8.6).
private final class TextRendering {
  let layout: LayoutCore.AnyLayout
  let drawing: TextDrawing

  init(
    _ renderer: any TextRenderer,
    of runs: ResolvedRuns,
    in environment: EnvironmentValues
  ) {
    layout = RenderedTextLayout(renderer: renderer).engineLayout
    // The code is the user's; it runs where the views live, one call at a time.
    nonisolated(unsafe) let (renderer, environment) = (renderer, environment)
    let marks = runs.marks
    drawing = TextDrawing { text in
      MainActor.runForEngine {
        CanvasProgram.run(on: text.surface, environment) { context in
          let layout = Text.Layout(source: Text.Layout.Source(text, marks))
          renderer.draw(layout: layout, in: &context)
        }
      }
    }
  }
}

/// A modifier of a text: a change of the environment, or an accessibility attribute.
enum TextModifier: Equatable, Sendable {
  /// The engine's value.
  case content(LayoutCore.ModifierContent)
  /// A style, which depends on the environment.
  case style(ByIdentity<@Sendable (EnvironmentValues) -> StyleValue>)
  /// The accessibility label.
  case label(Text)

  /// A change of the environment by its name.
  static func change(_ name: String, _ body: @escaping EngineChange) -> TextModifier {
    .content(.environment(EnvironmentChange(name: name, body)))
  }

  /// Returns a modifier of an environment setting.
  static func setting(_ setting: EnvironmentSetting) -> TextModifier {
    .content(.environment(EnvironmentChange(setting)))
  }

  /// Returns the modifier for layout in an environment.
  func content(in environment: EnvironmentValues) -> LayoutCore.ModifierContent {
    switch self {
    case .content(let content): content
    case .style(let paint): .foregroundStyle(paint.value(environment))
    case .label(let label):
      .accessibilityLabel(label.string(in: environment), of: "accessibilityLabel")
    }
  }

  /// Returns the change of the characters' appearance; nil for none.
  func change(in environment: EnvironmentValues) -> EnvironmentChange? {
    switch self {
    case .content(.environment(let change)): change
    case .style(let paint): EnvironmentChange(.foregroundStyle(paint.value(environment)))
    case .content, .label: nil
    }
  }
}

extension LayoutCore.ModifierContent {
  /// A label for assistive technology.
  ///
  /// - Parameter name: The modifier or view that gives it.
  static func accessibilityLabel(_ label: String, of name: String) -> LayoutCore.ModifierContent {
    accessibility(name) { $0.label = label }
  }

  /// A hint for assistive technology.
  static func accessibilityHint(_ hint: String, of name: String) -> LayoutCore.ModifierContent {
    accessibility(name) { $0.hint = hint }
  }

  private static func accessibility(
    _ name: String,
    _ body: (inout AccessibilityProperties) -> Void
  ) -> LayoutCore.ModifierContent {
    var properties = AccessibilityProperties()
    body(&properties)
    return .annotation(
      AccessibilityModifier.properties(name: name, properties),
      bringsViews: false
    )
  }
}
