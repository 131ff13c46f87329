internal import AccessibilityCore
package import Controls
public import LayoutCore

/// One screen of a spec file: the views to lay out, and the expectations for them.
public struct Spec: Sendable {
  /// The file as named by the user.
  public var file: String
  /// The name of a case among the others of its file; nil if the file is the case.
  public var name: String?
  /// The title, which says what the spec shows.
  public var title: String?
  /// The source of its expectations.
  public var source: String?
  /// The confidence of its expectations.
  public var confidence: Confidence?
  /// The subject: a screen or a rule.
  public var subject: Subject
  /// The screen in the other direction of layout, where views are others there; nil where they are the
  /// same.
  package var mirrored: LayoutScene?
  /// The seconds since the screen appeared; nil unless a time was asked for.
  package var time: Double?
  /// The screen at other times; nil if time changes nothing.
  package var moments: (any ScreenMoments)?
  /// A layout of the screen as presented at ``time``; unchanged if no time was asked for.
  package func shown(_ result: LayoutResult, isMirrored: Bool = false) -> LayoutResult {
    guard time != nil, let moments else { return result }
    return moments.shown(result, isMirrored: isMirrored)
  }

  /// The parts of the screen that could not be compiled and have placeholders.
  package var placeholders = ScreenPlaceholders()
  /// The place where the screen is declared, for errors at a time.
  package var place: SourcePosition?
  /// The measurer of its text.
  public var textMeasurer = TextMeasurerKind.fixed
  /// The files of the system font itself that its text is set in, from the folder of the spec; none for
  /// the fit to its widths.
  public var systemFontFiles: [String] = []
  /// The views' places in the file, by their position in the view tree; empty unless asked for, see
  /// ``locatingViews()``.
  public var viewPositions: [Int: SourcePosition] = [:]
  /// The places of views of a screen that is code; nil for others, and unless asked for.
  package var places: (any ScreenPlaces)?
  /// The texts that the screen has looked up in vain; nil for specs, and unless asked for.
  package var translations: ScreenTranslations?
  /// The file and case that the spec was read from.
  var origin: Origin?
  /// The gestures of views other than taps, by the positions of the groups that have them; empty unless
  /// the views' places were asked for.
  package var gestures: [Int: FingerGestures] = [:]

  /// Returns the place of a view in the file, or of the view that it is a part of; nil unless views
  /// were asked for.
  ///
  /// - Parameter view: The view's position in the view tree.
  public func position(ofView view: Int) -> SourcePosition? {
    if let position = viewPositions[view] { return position }
    guard let tree = scene?.tree, !viewPositions.isEmpty else { return nil }
    var outer = tree.parent(of: view)
    while let node = outer {
      if let position = viewPositions[node] { return position }
      outer = tree.parent(of: node)
    }
    return nil
  }

  /// The expectation for the layout or the rule.
  public var expectation: Expectation?

  /// The reason why this engine is known to miss the expectation; nil where it should meet it.
  public var expectedFailure: String?

  // MARK: Time

  /// The states, in the order of time.
  package var states: [SpecState] = []
  /// The states that may be gone to, by their names.
  package var namedStates: [String: SpecState] = [:]
  /// The actions of users on the screen, in the order of time.
  package var actions: [SpecAction] = []
  /// Whether its reader wants less motion.
  package var reducesMotion = false
  /// Whether it is another screen at other times.
  package var changesWithTime = false
  /// Whether what the states end in is known only once the screen has been shown: views follow the frames of
  /// others (T6.10), or states follow from each other (T2.12).
  package var sharesFrames = false
  /// Annotations of nodes that the engine does not need, by their positions; only of a screen read
  /// for a moment.
  package var notes: [Int: NodeAnnotations] = [:]

  /// The origin of a spec: one of the specs in a file.
  struct Origin: Sendable {
    var bytes: [UInt8]
    var limits: SpecLimits
    var overrides: SceneOverrides
    var index: Int
  }

  /// The same spec with the places of its views, for which the file's bytes are read once more.
  ///
  /// Only a screen with something to complain about needs them, and to note them while every screen
  /// is read would make reading slower.
  public func locatingViews() -> Spec {
    guard viewPositions.isEmpty, let origin else { return self }
    let specs = SpecFile(
      bytes: origin.bytes,
      name: file,
      locatesViews: true,
      limits: origin.limits,
      overrides: origin.overrides
    ).specs
    var spec = self
    if specs.indices.contains(origin.index) {
      spec.viewPositions = specs[origin.index].viewPositions
    }
    return spec
  }

  /// The subject of a spec.
  public enum Subject: Sendable {
    /// The layout of a scene.
    case scene(LayoutScene)
    /// The outcome of a single rule.
    case rule(RuleProbe)
  }

  /// The scene, unless the spec asks for a rule.
  public var scene: LayoutScene? {
    if case .scene(let scene) = subject { scene } else { nil }
  }
}

extension Spec {
  /// A screen that no spec file describes, with a name among the others of its file.
  package init(file: String, name: String?, scene: LayoutScene) {
    self.init(file: file, name: name, subject: .scene(scene))
  }
}
