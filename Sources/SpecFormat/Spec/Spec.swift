public import AccessibilityCore
public import LayoutCore

/// One screen of a spec file: what to lay out and what is expected of it.
public struct Spec: Sendable {
  /// The file as named by the user.
  public var file: String
  /// The name of a case among the others of its file; nil if the file is the case.
  public var name: String?
  /// What the spec shows.
  public var title: String?
  /// Where its expectations come from.
  public var source: String?
  /// How sure its expectations are.
  public var confidence: Confidence?
  /// What it asks for.
  public var subject: Subject
  /// The system whose accessibility behaviour to follow.
  public var accessibilityGeneration = AccessibilityGeneration.iOS18
  /// How its text is to be measured.
  public var textMeasurer = TextMeasurerKind.fixed
  /// Where views stand in the file, by their position in the view tree; empty unless asked for.
  public var viewPositions: [Int: SourcePosition] = [:]
  /// Where a view stands in the file, or the view that it is a part of; nil unless views were asked
  /// for.
  ///
  /// - Parameter view: The view's position in the view tree.
  public func position(ofView view: Int) -> SourcePosition? {
    if let position = viewPositions[view] { return position }
    guard let tree = scene?.tree, !viewPositions.isEmpty else { return nil }
    for index in stride(from: view, through: 0, by: -1) where tree.nodes[index].end > view {
      if let position = viewPositions[index] { return position }
    }
    return nil
  }

  /// What is expected of it.
  public var expectation: Expectation?

  /// What a spec asks for.
  public enum Subject: Sendable {
    /// The layout of a scene.
    case scene(Scene)
    /// The outcome of a single rule.
    case rule(RuleProbe)
  }

  /// The scene, unless the spec asks for a rule.
  public var scene: Scene? {
    if case .scene(let scene) = subject { scene } else { nil }
  }
}
