/// A screen that changes and is laid out again and again.
///
/// ```swift
/// let layout = IncrementalLayout(scene)
/// layout.setContent(.text("Avocado Toast"), at: title)
/// let frame = layout.layout().view(withID: "title")?.frame
/// ```
///
/// The result is always that of a fresh layout, to the last bit. Another proposal to the root, other
/// characters of a text, another value of a leaf, a stack or a modifier cost what depends on them;
/// after any other change, and where a layout of the user's decides or views depend on a geometry
/// reader, the views are resolved anew. A result is good for ever, but one that is still in use when
/// the screen changes keeps what the layout knows, and a copy goes on, which takes time in proportion
/// to all views.
public final class IncrementalLayout {
  private let measurer: any TextMeasurer
  private var engine: LayoutEngine

  /// Makes a scene ready.
  ///
  /// - Parameters:
  ///   - scene: The views and the place they are shown in.
  ///   - measurer: The source of text measurements.
  public init(_ scene: Scene, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.measurer = measurer
    engine = LayoutEngine(scene, measurer: measurer)
  }

  /// The scene as it is now; another one may have nothing in common with it.
  public var scene: Scene {
    get {
      var scene = engine.scene
      for (view, content) in engine.changes { scene.tree.setContent(content, at: view) }
      return scene
    }
    set { engine = LayoutEngine(newValue, measurer: measurer) }
  }

  /// What the root is offered.
  public var host: Scene.Host {
    get { engine.scene.host }
    set {
      if !engine.setHost(newValue) { scene.host = newValue }
    }
  }

  /// Replaces what a node is, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: That of ``ViewTree/setContent(_:at:)``.
  /// - Parameters:
  ///   - content: What the node is from now on.
  ///   - node: Its position in the view tree.
  public func setContent(_ content: ViewContent, at node: Int) {
    if engine.tree.isRepeatable {
      // Results that are still in use need the engine as it is.
      if !isKnownUniquelyReferenced(&engine) { engine = LayoutEngine(copying: engine) }
      if engine.change(node, to: content) { return }
    }
    scene.tree.setContent(content, at: node)
  }

  /// Lays the scene out as it is now.
  ///
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout() -> LayoutResult { engine.layout() }
}
