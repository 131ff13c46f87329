public import LayoutCore

public struct AccessibilityOutcome: Sendable, Hashable {
  public var id: String
  public var request: AccessibilityRequest
}

/// Stand-in until the real one is there.
public struct InteractiveScreen {
  public private(set) var snapshot: AccessibilitySnapshot

  public init(_ scene: Scene, generation: AccessibilityGeneration, title: String) {
    let result = scene.layout()
    snapshot = AccessibilitySnapshot(
      of: result,
      tree: result.accessibilityTree(generation: generation),
      title: title
    )
  }

  public mutating func perform(
    _ request: AccessibilityRequest,
    on id: String
  ) -> AccessibilityOutcome? {
    AccessibilityOutcome(id: id, request: request)
  }

  public mutating func replace(
    _ scene: Scene,
    generation: AccessibilityGeneration,
    title: String
  ) {
    self = InteractiveScreen(scene, generation: generation, title: title)
  }
}
