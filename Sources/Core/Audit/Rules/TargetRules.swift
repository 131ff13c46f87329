internal import AccessibilityCore
internal import LayoutCore

/// Whether what is touched is large enough.
enum TargetRules {
  static let all = [targetMinimum, targetSmall, targetComfort]

  static let targetMinimum = AuditRule(
    id: "target-minimum",
    criterion: "WCAG 2.5.8 AA",
    level: .error,
    failsWhen:
      "a target is smaller than 24 × 24 points, and a circle of 24 around its middle meets "
      + "another target, or the circle of another small one",
    silentFor: "links in a sentence; controls whose size is the system's, such as Toggle",
    remedy: "add .padding(), a .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect)"
  ) { context, answers in
    let targets = Target.all(of: context.facts)
    for (index, target) in targets.enumerated() {
      answers.judge(target.element.node.id)
      guard target.isJudged, target.isSmaller(than: 24) else { continue }
      let center = target.frame.center
      let near = targets.enumerated().first { other, neighbour in
        guard other != index, !neighbour.contains(target), !target.contains(neighbour) else {
          return false
        }
        if neighbour.isSmaller(than: 24) {
          return center.distance(to: neighbour.frame.center) < 24
        }
        return center.distance(to: neighbour.frame) < 12
      }
      guard let near else { continue }
      answers.fail(
        RuleAnswers.Subject(target.element),
        .error,
        "\(target.description) is \(target.size) points, and \(near.element.description) is less "
          + "than 24 away",
        measured: min(target.frame.width, target.frame.height),
        required: 24
      )
    }
  }

  static let targetSmall = AuditRule(
    id: "target-small",
    criterion: "HIG, minimum size of controls",
    level: .warning,
    failsWhen: "a target is smaller than the system's least size of a control: 28 points on iOS, "
      + "iPadOS, watchOS and visionOS, 20 on macOS, 56 on tvOS",
    silentFor: "links in a sentence; controls whose size is the system's",
    remedy: "add .padding(), a .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect)"
  ) { context, answers in
    report(context, .warning, &answers) { sizes in 0..<sizes.least }
  }

  static let targetComfort = AuditRule(
    id: "target-comfort",
    criterion: "HIG, default size of controls; WCAG 2.5.5 AAA",
    level: .note,
    failsWhen: "a target is smaller than the system's usual size of a control: 44 points on iOS, "
      + "iPadOS and watchOS, 28 on macOS, 66 on tvOS, 60 on visionOS (48 by Android's profile)",
    silentFor: "what target-small reports, links in a sentence, controls of the system's size",
    remedy: "add .padding() and .contentShape(.rect)"
  ) { context, answers in
    report(context, .note, &answers) { sizes in sizes.least..<sizes.usual }
  }

  /// Reports the targets whose shorter side is of some length.
  private static func report(
    _ context: AuditContext,
    _ level: AuditLevel,
    _ answers: inout RuleAnswers,
    _ lengths: ((least: Double, usual: Double)) -> Range<Double>
  ) {
    let lengths = lengths(sizes(for: context.facts))
    let required = AuditWords.number(lengths.upperBound)
    for target in Target.all(of: context.facts) {
      answers.judge(target.element.node.id)
      guard target.isJudged, !target.isSmaller(than: lengths.lowerBound),
        target.isSmaller(than: lengths.upperBound)
      else { continue }
      answers.fail(
        RuleAnswers.Subject(target.element),
        level,
        "\(target.description) is \(target.size) points, less than \(required) × \(required)",
        measured: min(target.frame.width, target.frame.height),
        required: lengths.upperBound
      )
    }
  }

  /// The least and the usual size of controls (HIG, Accessibility).
  static func sizes(for facts: AuditFacts) -> (least: Double, usual: Double) {
    let ofSystem: (least: Double, usual: Double) =
      switch facts.environment.platform {
      case .iOS, .watchOS: (28, 44)
      case .macOS: (20, 28)
      case .tvOS: (56, 66)
      case .visionOS: (28, 60)
      }
    return facts.measures.targets(ofSystem)
  }
}

/// Something that is touched, and where.
struct Target {
  let element: AuditElement
  let frame: Rect
  /// Whether its size is one that the screen has chosen.
  let isJudged: Bool
  /// The view that makes it.
  private let view: Int?
  private let end: Int

  /// The targets of a screen that are seen as a whole.
  static func all(of facts: AuditFacts) -> [Target] {
    facts.elements.compactMap { element in
      guard element.isUsable || element.node.answersTaps else { return nil }
      var frame = element.node.frame
      if let outline = element.node.path?.boundingRect { frame = outline }
      guard let visible = element.node.visibleFrame, frame.width > 0, frame.height > 0 else {
        return nil
      }
      // What is scrolled in half is larger than it is seen.
      let isWhole =
        visible.width >= min(frame.width, element.node.frame.width) - 0.5
        && visible.height >= min(frame.height, element.node.frame.height) - 0.5
      return Target(
        element: element,
        frame: frame,
        isJudged: isWhole && !element.isDisabled && !hasOwnSize(element, facts),
        view: element.view,
        end: element.view.map { facts.views[$0].end } ?? 0
      )
    }
  }

  /// Whether the system says how large it is, or a line of text does.
  private static func hasOwnSize(_ element: AuditElement, _ facts: AuditFacts) -> Bool {
    let traits = element.node.traits
    if !traits.isDisjoint(with: [.tabButton, .backButton, .adjustable, .toggle, .popupButton]) {
      return true
    }
    if traits.contains(.staticText) || !element.node.links.isEmpty { return true }
    guard let view = element.view else { return true }
    if facts.isInBar(view) { return true }
    var next: Int? = view
    while let index = next {
      if case .control(let control) = facts.views[index].kind, control.hasOwnSize { return true }
      next = facts.views[index].control
    }
    return false
  }

  func isSmaller(than length: Double) -> Bool {
    frame.width < length - 0.1 || frame.height < length - 0.1
  }

  /// Whether another target lies within it: a row and its button.
  func contains(_ other: Target) -> Bool {
    if let view, let inner = other.view, (view..<end).contains(inner) { return true }
    return frame.minX <= other.frame.minX && frame.maxX >= other.frame.maxX
      && frame.minY <= other.frame.minY && frame.maxY >= other.frame.maxY
  }

  var size: String {
    "\(AuditWords.number(frame.width)) × \(AuditWords.number(frame.height))"
  }

  var description: String {
    element.name.isEmpty ? element.node.role : AuditWords.quoted(element.name)
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// How far it is from a rectangle; 0 inside.
  fileprivate func distance(to rect: Rect) -> Double {
    distance(to: Point(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY)))
  }
}
