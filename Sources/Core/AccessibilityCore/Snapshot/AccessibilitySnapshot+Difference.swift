package import LayoutCore

extension AccessibilitySnapshot.Node {
  /// The difference of a node from its former version.
  package enum Difference: Sendable, Hashable {
    case nothing
    /// The node has only moved.
    case place
    case everything
  }

  /// The frame and visible part of a node.
  package struct Place: Sendable, Hashable {
    var frame: Rect
    var visibleFrame: Rect?
    var activationPoint: Point
    var isShowing: Bool
    var lines: [Line]

    /// The frame of a line of text.
    struct Line: Sendable, Hashable {
      var frame: Rect
      var baseline: Double
    }
  }

  /// The place of the node.
  package var place: Place {
    get {
      Place(
        frame: element.frame,
        visibleFrame: element.visibleFrame,
        activationPoint: element.activationPoint,
        isShowing: isShowing,
        lines: text?.lines.map { Place.Line(frame: $0.frame, baseline: $0.baseline) } ?? []
      )
    }
    set {
      element.frame = newValue.frame
      element.visibleFrame = newValue.visibleFrame
      element.activationPoint = newValue.activationPoint
      isShowing = newValue.isShowing
      guard text?.lines.count == newValue.lines.count else { return }
      for (index, line) in newValue.lines.enumerated() {
        text?.lines[index].frame = line.frame
        text?.lines[index].baseline = line.baseline
      }
    }
  }

  /// Returns the difference of the node from its former version.
  package func difference(from old: AccessibilitySnapshot.Node) -> Difference {
    guard isSameElement(as: old), hasSameState(as: old), hasSameLines(as: old) else {
      return .everything
    }
    return hasSamePlace(as: old) ? .nothing : .place
  }

  private func hasSamePlace(as old: AccessibilitySnapshot.Node) -> Bool {
    element.frame == old.element.frame && element.visibleFrame == old.element.visibleFrame
      && element.activationPoint == old.element.activationPoint && isShowing == old.isShowing
      && text?.lines == old.text?.lines
  }

  private func hasSameLines(as old: AccessibilitySnapshot.Node) -> Bool {
    guard let text, let before = old.text else { return (text == nil) == (old.text == nil) }
    guard text.string == before.string, text.prompt == before.prompt,
      text.isEditable == before.isEditable, text.lines.count == before.lines.count
    else { return false }
    return zip(text.lines, before.lines).allSatisfy { line, before in
      line.text == before.text && line.range == before.range
        && line.direction == before.direction && line.isTruncated == before.isTruncated
    }
  }

  private func hasSameState(as old: AccessibilitySnapshot.Node) -> Bool {
    role == old.role && stableID == old.stableID && parent == old.parent
      && children == old.children && number == old.number && look == old.look && looks == old.looks
      && isOn == old.isOn && isExpanded == old.isExpanded && isSelected == old.isSelected
      && selection == old.selection && destination == old.destination && link == old.link
      && controls == old.controls
      && cell == old.cell
  }

  private func isSameElement(as old: AccessibilitySnapshot.Node) -> Bool {
    let (element, old) = (element, old.element)
    return element.view == old.view && element.traits == old.traits && element.id == old.id
      && element.kind == old.kind && element.containerType == old.containerType
      && element.role == old.role && element.label == old.label && element.value == old.value
      && element.symbols == old.symbols && element.links == old.links && element.hint == old.hint
      && element.identifier == old.identifier && element.actions == old.actions
      && element.sortPriority == old.sortPriority && element.headingLevel == old.headingLevel
      && element.inputLabels == old.inputLabels && element.customContent == old.customContent
      && element.rotors == old.rotors && element.relations == old.relations
      && element.language == old.language && element.layoutDirection == old.layoutDirection
      && element.chart == old.chart && element.position?.index == old.position?.index
      && element.position?.count == old.position?.count
      && element.attributes.elementsEqual(old.attributes) { $0 == $1 }
  }
}
