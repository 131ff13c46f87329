import LayoutCore

/// Finds what is wrong with the places of views (E2.1).
struct FaultFinder {
  private let hierarchy: ViewHierarchy
  private let window: Rect?
  /// For each view, along which axes it may leave the window: something around it scrolls.
  private var freeAxes: [Axis.Set] = []
  private var isHidden: [Bool] = []

  init(_ result: LayoutResult, _ hierarchy: ViewHierarchy) {
    self.hierarchy = hierarchy
    window =
      if case .size(let size) = result.placedScene.host { Rect(origin: .zero, size: size) } else {
        nil
      }
    freeAxes.reserveCapacity(hierarchy.views.count)
    isHidden.reserveCapacity(hierarchy.views.count)
    for view in hierarchy.views {
      let parent = view.parent
      var axes = parent.map { freeAxes[$0] } ?? []
      if let parent, case .scrollView(let scrolled, _) = hierarchy.views[parent].content {
        axes.formUnion(scrolled)
      }
      freeAxes.append(axes)
      isHidden.append(
        parent.map { isHidden[$0] } ?? false || view.modifiers.contains { $0.isHidden }
      )
    }
  }

  /// The faults of a view.
  ///
  /// - Parameter text: Its lines, if it is a text that has some.
  func faults(of view: PlacedView, _ text: PlacedText?) -> LayoutFaults {
    var faults: LayoutFaults = []
    if text?.isTruncated ?? true, view.isTextTruncated { faults.insert(.cut) }
    if let text, text.lines.count > 1, splitsWord(text, of: view) { faults.insert(.split) }
    if view.content.isPicture, view.frame.width <= 0 || view.frame.height <= 0 {
      faults.insert(.empty)
    }
    if view.frame.isEmpty || isHidden[view.index] { return faults }
    if spills(view) { faults.insert(.spills) }
    if let window, view.hostModifier == nil,
      view.frame.sticksOut(of: window, along: freeAxes[view.index])
    {
      faults.insert(.offScreen)
    }
    return faults
  }

  /// Whether a line ends within a word, in scripts that have words.
  private func splitsWord(_ text: PlacedText, of view: PlacedView) -> Bool {
    guard let string = view.shownString else { return false }
    let scalars = Array(string.unicodeScalars)
    return text.lines.dropLast().contains { line in
      let end = line.range.upperBound
      guard end > 0, end < scalars.count else { return false }
      return scalars[end - 1].isOfWord && scalars[end].isOfWord
    }
  }

  /// Whether a view is larger than one of the frames around it, or than its container.
  private func spills(_ view: PlacedView) -> Bool {
    var frame = view.frame
    for modifier in view.modifiers {
      guard let content = modifier.content else { continue }
      if content.moves { return false }
      if content.isFrame, frame.isLarger(than: modifier.frame) { return true }
      frame = modifier.frame
    }
    guard view.hostModifier == nil, let parent = view.parent else { return false }
    let around = hierarchy.views[parent]
    return around.content.isStack && frame.isLarger(than: around.frame)
  }
}

extension Rect {
  /// The length that a view may stick out before anyone sees it, in points.
  private static let tolerance = 0.5

  fileprivate func isLarger(than other: Rect) -> Bool {
    width > other.width + Rect.tolerance || height > other.height + Rect.tolerance
  }

  /// Whether a part of the rectangle is outside of another, axes along which it may be not counted.
  fileprivate func sticksOut(of other: Rect, along free: Axis.Set) -> Bool {
    let isWide = minX < other.minX - Rect.tolerance || maxX > other.maxX + Rect.tolerance
    let isHigh = minY < other.minY - Rect.tolerance || maxY > other.maxY + Rect.tolerance
    return (isWide && !free.contains(.horizontal)) || (isHigh && !free.contains(.vertical))
  }
}

extension ModifierContent {
  /// Whether the modifier makes a frame around the view.
  fileprivate var isFrame: Bool {
    if case .frame = self { return true }
    if case .flexibleFrame = self { return true }
    if case .containerRelativeFrame = self { return true }
    return false
  }

  /// Whether the modifier may put the view out of its place, on purpose.
  fileprivate var moves: Bool {
    if case .offset = self { return true }
    if case .position = self { return true }
    if case .padding(_, let length?) = self { return length < 0 }
    if case .paddingInsets(let insets) = self {
      return min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of a script with spaces between words: none from Thai on.
  fileprivate var isOfWord: Bool { value < 0x0E00 && properties.isAlphabetic }
}

extension PlacedModifier {
  fileprivate var isHidden: Bool {
    if case .hidden? = content { return true }
    return false
  }
}

extension ViewContent {
  /// Whether the view shows nothing without extent.
  fileprivate var isPicture: Bool {
    if case .image = self { return true }
    if case .symbol = self { return true }
    if case .color = self { return true }
    if case .shape = self { return true }
    if case .canvas = self { return true }
    return false
  }

  /// Whether the view is as large as its children need.
  fileprivate var isStack: Bool {
    if stackAxis != nil { return true }
    if case .zStack = self { return true }
    if case .grid = self { return true }
    return false
  }

  /// The axis along which the view divides its space among its children; nil for all other views.
  var stackAxis: Axis? {
    if case .hStack = self { return .horizontal }
    if case .vStack = self { return .vertical }
    return nil
  }
}
