package import Drawing
package import LayoutCore

/// A screen from its appearance on, without a touch.
package struct AuditFilm: Sendable {
  /// A part of a picture.
  package struct Part: Sendable {
    /// The view.
    package var subject: RuleAnswers.Subject
    /// The path of the view around it; nil at the top.
    package var parent: String?
    /// In points from the scene's top left corner, the bounding box under all effects.
    package var frame: Rect
    /// The words of a text, the type and the words of a control, or the type and path of any other view.
    package var description: String
    /// Whether it is seen at all.
    package var isSeen: Bool
    /// Whether it is a text with letters or a control.
    package var isNeeded: Bool
    /// Whether nothing is inside of it.
    package var isLeaf: Bool
    /// Whether it is a text.
    package var isText: Bool
    /// Whether it tells of progress, or is a part of something that does.
    package var isOfProgress: Bool
    /// The drawing of a canvas, as a number that other drawings hardly have; nil for other views.
    package var drawing: Int?
  }

  /// The screen at a time.
  package struct Still: Sendable {
    /// In seconds since the screen has appeared.
    package var time: Double
    /// The views by their paths, in the order of the tree.
    package var parts: [Part]
  }

  /// The screen as it is, for ``VanishesRule/longest`` seconds.
  package var stills: [Still] = []
  /// The screen with Reduce Motion, for ``MotionRule/duration`` seconds.
  package var calmStills: [Still] = []
  /// The flashes within the same time; nil without any.
  package var flashes: FlashMeter.Flashes?
  /// Whether the program has announced something meanwhile.
  package var announces = false
  /// The reason for which it is not known; nil if it is.
  package var reason: String?

  package init() {}
}

extension AuditFilm.Still {
  /// Writes down what is seen of a layout.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - list: Its picture with the views of its elements, for what canvases draw; nil if nobody asks.
  package init(_ time: Double, _ result: LayoutResult, _ list: DisplayList? = nil) {
    self.time = time
    let views = FactCollector(result).views
    var drawings: [String: Hasher] = [:]
    if let list, views.contains(where: { $0.kind == .canvas }) {
      for (path, element) in zip(list.viewPaths, list.elements) {
        guard let path else { continue }
        drawings[path, default: Hasher()].combine(element)
      }
    }
    var progress: Set<Int> = []
    parts = views.enumerated().map { index, view in
      if case .control(.progressView) = view.kind { progress.insert(index) }
      if case .control(.gauge) = view.kind { progress.insert(index) }
      if let parent = view.parent, progress.contains(parent) { progress.insert(index) }
      let isText = view.string != nil
      let hasLetters = view.string?.contains(where: \.isLetter) == true
      return AuditFilm.Part(
        subject: RuleAnswers.Subject(view),
        parent: view.parent.map { views[$0].id },
        // As it is presented, with all that is in flight.
        frame: result.shownPlace(at: view.source)?.bounds ?? view.frame,
        description: view.isUsable ? AuditFilm.Part.name(of: index, in: views) : view.description,
        isSeen: !view.isInvisible && view.visibleFrame != nil,
        isNeeded: (hasLetters && (view.control == nil || view.part?.isGiven == true))
          || view.isUsable,
        isLeaf: view.end == index + 1,
        isText: isText,
        isOfProgress: progress.contains(index),
        drawing: view.kind == .canvas ? drawings[view.id]?.finalize() ?? 0 : nil
      )
    }
  }
}

extension AuditFilm.Part {
  /// The type of a control, and the words in it.
  fileprivate static func name(of control: Int, in views: [AuditView]) -> String {
    let words = (control..<views[control].end).compactMap { views[$0].string }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty
      ? views[control].type : "\(views[control].type) \(AuditWords.quoted(words))"
  }
}
