internal import AccessibilityCore
internal import Controls
package import Drawing
public import LayoutCore

/// A screen laid out in both directions, view by view: its mirrored views and the others.
public struct DirectionComparison: Sendable {
  /// A note on a view whose place is mirrored.
  package struct Note: Sendable {
    /// The part of the view that the note is about.
    package enum Subject: Sendable, Hashable {
      case letters
      case symbol
      /// A symbol that the system flips, and the screen once more.
      case symbolTwice
      case image
      case canvas
    }

    /// The part of the view that it is about.
    package var subject: Subject
    /// The content that is the same in both directions, or mirrored although it should not be.
    package var text: String

    init(_ subject: Subject, _ text: String) {
      self.subject = subject
      self.text = text
    }
  }

  /// A view and its frames in both directions.
  public struct View: Sendable {
    /// The view's path: that of the left-to-right layout if it has the view.
    public var id: String
    /// The view's type.
    public var type: String
    /// The placeholder that the view is, if it could not be compiled.
    public var placeholder: ViewPlaceholder?
    /// Its frame in the left-to-right layout, in points from the scene's top left corner; nil if
    /// only the other one has it.
    public var leftToRight: Rect?
    /// Its frame in the right-to-left layout; nil if only the other one has it.
    public var rightToLeft: Rect?
    /// The reason for which the view is no mirror image; nil if it is one.
    public var reason: String?
    /// The content that is the same in both directions although its place is mirrored, or that is
    /// mirrored although it should not be; nil for none.
    public var note: String?
    /// The part of the view that ``note`` is about; nil for none.
    package var noteSubject: Note.Subject?
    /// The path of the view in the right-to-left layout; nil if that does not have it.
    package var rightToLeftID: String?
    /// Whether the view is not mirrored within its parent, which is mirrored.
    package var isLeftover = false
    /// Whether it is no mirror image since a direction is set on it, or around it.
    public var hasFixedDirection: Bool
    /// Whether it is no mirror image although nothing says that it should be none.
    package var isFault = false
    /// Whether it is such a view, and none of those around it is.
    package var isOutermostFault = false
    /// The view's position in the left-to-right tree; nil if only the other one has it.
    package var leftToRightSource: Int?
    /// The view's position in the right-to-left tree; nil if only the other one has it.
    package var rightToLeftSource: Int?
    /// The text as the left-to-right layout shows it; nil for other views.
    var leftToRightText: DirectionText?
    /// The text as the right-to-left layout shows it; nil for other views.
    var rightToLeftText: DirectionText?

    /// Whether there is something to look at: what is not mirrored and is not meant to be so, what
    /// a note is on, a text that is cut or broken otherwise in one of the directions.
    public var isOdd: Bool {
      if reason != nil, !hasFixedDirection { return true }
      if note != nil || placeholder != nil { return true }
      guard let left = leftToRightText, let right = rightToLeftText else { return false }
      return left.lines != right.lines || left.isTruncated || right.isTruncated
    }
  }

  /// Every view, in the order of the tree.
  public private(set) var views: [View]
  /// The labels of the elements in reading order.
  let readingOrders: (leftToRight: [String], rightToLeft: [String])
  /// Whether the elements that both directions have are read in the same order.
  public let hasSameReadingOrder: Bool
  /// The path, in the right-to-left layout, of the first element that is read elsewhere; nil if
  /// the order is the same.
  package let firstMisread: String?

  /// The number of mirrored views, in words.
  public var summary: String {
    let count = views.count { $0.reason != nil }
    if count == 0 { return "every frame is mirrored" }
    let fixed = views.count(where: \.hasFixedDirection)
    let text = "\(count) of \(views.count) views not mirrored"
    if fixed == 0 { return text }
    return fixed == count
      ? "\(text), all in a part of the screen that sets its direction itself"
      : "\(text), \(fixed) of them in a part of the screen that sets its direction itself"
  }

  /// Whether both directions have every view, with mirrored frames, and the reading order is the
  /// same.
  public var isMirrored: Bool { hasSameReadingOrder && views.allSatisfy { $0.reason == nil } }

  /// Whether one of the directions has a view that the other one does not have.
  var hasViewsOfOneDirection: Bool {
    views.contains { $0.leftToRight == nil || $0.rightToLeft == nil }
  }

  /// Views, texts and what is odd about them, in words.
  var counts: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let texts = views.count { $0.leftToRightText != nil || $0.rightToLeftText != nil }
    let cut = views.count {
      $0.leftToRightText?.isTruncated == true || $0.rightToLeftText?.isTruncated == true
    }
    return [
      counted(views.count, "view"), counted(texts, "text"), "\(cut) truncated",
      counted(views.count { $0.note != nil }, "remark"),
    ].joined(separator: ", ")
  }

  /// Lays a scene out in both directions and compares the frames.
  ///
  /// - Parameters:
  ///   - scene: The screen, in any direction.
  ///   - mirrored: The screen as its program makes it in the other direction; nil for the same
  ///     views.
  ///   - measurer: The source of text measurements.
  ///   - tolerance: The largest error of a mirrored frame, in points.
  public init(
    _ scene: LayoutScene,
    mirrored: LayoutScene? = nil,
    measurer: any TextMeasurer = FixedTextMeasurer(),
    tolerance: Double = 0.001
  ) {
    self.init(
      scene,
      mirrored: mirrored,
      measurer: measurer,
      tolerance: tolerance,
      resources: NoResources()
    )
  }

  /// Lays a scene out in both directions and compares the frames.
  ///
  /// - Parameter resources: Knows the images that differ, or are mirrored, in a direction.
  package init(
    _ scene: LayoutScene,
    mirrored: LayoutScene?,
    measurer: any TextMeasurer,
    tolerance: Double = 0.001,
    resources: any DrawingResources
  ) {
    let scenes = DirectionComparison.scenes(scene, mirrored)
    let left = scenes.leftToRight.layout(measurer: measurer)
    let right = scenes.rightToLeft.layout(measurer: measurer)
    let (leftViews, rightViews) = (ViewHierarchy(left), ViewHierarchy(right))
    let (leftPaths, rightPaths) = (ViewPaths(leftViews), ViewPaths(rightViews))
    let notes = DirectionNotes(
      leftViews,
      rightViews,
      ControlParts(tree: left.scene.tree, hierarchy: leftViews),
      resources
    )
    let width = right.windowSize.width
    var paths: [String: String] = [:]
    // A view comes before those inside of it.
    var unmirrored: Set<Int> = []
    var faults: (left: Set<Int>, right: Set<Int>) = ([], [])
    views = ViewPairs(leftViews, rightViews).all.compactMap { pair in
      let (one, other) = (
        pair.left.map { leftViews.views[$0] }, pair.right.map { rightViews.views[$0] }
      )
      guard let shown = one ?? other else { return nil }
      if let one, let other { paths[rightPaths[other]] = leftPaths[one] }
      var view = View(
        id: one.map { leftPaths[$0] } ?? rightPaths[shown],
        type: shown.typeName,
        placeholder: shown.placeholder,
        leftToRight: one?.frame,
        rightToLeft: other?.frame,
        hasFixedDirection: false
      )
      (view.leftToRightSource, view.rightToLeftSource) = (one?.source, other?.source)
      view.leftToRightText = one.flatMap { DirectionText($0) }
      view.rightToLeftText = other.flatMap { DirectionText($0) }
      defer {
        if view.isFault {
          if let one { faults.left.insert(one.index) }
          if let other { faults.right.insert(other.index) }
        }
      }
      let isInFault =
        one?.parent.map(faults.left.contains) ?? other?.parent.map(faults.right.contains) ?? false
      guard let one, let other else {
        view.rightToLeftID = other.map { rightPaths[$0] }
        view.reason = one == nil ? "only right-to-left" : "only left-to-right"
        view.isFault = true
        view.isOutermostFault = !isInFault
        return view
      }
      let mirrored = other.frame.mirrored(in: width)
      let agrees = zip(one.frame.components, mirrored.components)
        .allSatisfy { abs($0 - $1) <= tolerance || ($0.isNaN && $1.isNaN) || $0 == $1 }
      view.rightToLeftID = rightPaths[other]
      if !agrees {
        unmirrored.insert(one.index)
        view.reason = DirectionComparison.reason(one, other, scene)
        view.isLeftover =
          one.frame.size == other.frame.size && !DirectionComparison.isFixed(one, other)
          && scene.safeArea.leading == scene.safeArea.trailing
          && one.parent.map { !unmirrored.contains($0) } ?? true
      }
      view.hasFixedDirection = !agrees && DirectionComparison.isFixed(one, other)
      view.isFault =
        !agrees && !view.hasFixedDirection
        && scene.safeArea.leading == scene.safeArea.trailing
        && !DirectionComparison.touches(one.frame, mirrored)
      view.isOutermostFault = view.isFault && !isInFault
      let note = notes.note(of: one, other)
      (view.note, view.noteSubject) = (note?.text, note?.subject)
      return view
    }
    let (read, other) = (left.accessibilityTree().elements, right.accessibilityTree().elements)
    readingOrders = (
      leftToRight: read.map { $0.label ?? $0.value ?? $0.id },
      rightToLeft: other.map { $0.label ?? $0.value ?? $0.id }
    )
    let (order, otherOrder) = (read.map(\.id), other.map { paths[$0.id] ?? $0.id })
    let common = Set(order).intersection(otherOrder)
    let (kept, otherKept) = (order.filter(common.contains), otherOrder.filter(common.contains))
    hasSameReadingOrder = kept == otherKept
    let misread = zip(kept, otherKept).first { $0 != $1 }?.1
    firstMisread = misread.flatMap { id in zip(other.map(\.id), otherOrder).first { $0.1 == id }?.0
    }
  }

  /// A screen in both directions.
  package static func scenes(
    _ scene: LayoutScene,
    _ mirrored: LayoutScene?
  ) -> (leftToRight: LayoutScene, rightToLeft: LayoutScene) {
    var other = mirrored ?? scene
    other.environment.layoutDirection = scene.environment.layoutDirection.opposite
    return scene.environment.layoutDirection == .leftToRight ? (scene, other) : (other, scene)
  }

  private static func reason(
    _ left: PlacedView,
    _ right: PlacedView,
    _ scene: LayoutScene
  ) -> String {
    if isFixed(left, right) {
      return "its direction is fixed to \(left.environment.layoutDirection.name)"
    }
    if left.frame.size != right.frame.size { return "its size depends on the direction" }
    if scene.safeArea.leading != scene.safeArea.trailing {
      return "the safe area is not symmetrical"
    }
    return "the view around it is not mirrored"
  }

  /// Whether a view of another size has its place: it has other words in each direction.
  private static func touches(_ frame: Rect, _ mirrored: Rect) -> Bool {
    frame.size != mirrored.size
      && (abs(frame.minX - mirrored.minX) < 1 || abs(frame.maxX - mirrored.maxX) < 1
        || abs(frame.midX - mirrored.midX) < 1)
  }

  /// Whether a view has the same direction in both layouts, which only a modifier can cause.
  private static func isFixed(_ left: PlacedView, _ right: PlacedView) -> Bool {
    left.environment.layoutDirection == right.environment.layoutDirection
  }
}

extension Rect {
  /// The position and size.
  fileprivate var components: [Double] { [minX, minY, width, height] }
}
