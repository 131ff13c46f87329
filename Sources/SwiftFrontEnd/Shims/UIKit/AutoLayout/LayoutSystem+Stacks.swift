extension LayoutSystem {
  /// Adds the constraints of a stack view on its views: Apple's stack constraints (V20.7).
  mutating func askForStack(_ stack: UIStackView) {
    guard let outer = box(of: stack) else { return }
    let isUpright = stack.axis == .vertical
    var inner = outer
    if stack.isLayoutMarginsRelativeArrangement {
      inner = inset(outer, by: stack.effectiveLayoutMargins)
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let line = LineOfBoxes(inner, isUpright: isUpright, isMirrored: isRightToLeft)
    let boxes = shown.compactMap { view in
      box(of: view).map { LineOfBoxes($0, isUpright: isUpright, isMirrored: isRightToLeft) }
    }
    for view in stack.arrangedSubviews where view.isHidden { hide(view, at: inner) }
    guard let first = boxes.first, let last = boxes.last, boxes.count == shown.count else {
      ask(line.length, .equal, LinearExpression(), priority: 1)
      return ask(line.breadth, .equal, LinearExpression(), priority: 1)
    }
    ask(first.start, .equal, line.start)
    ask(last.end, .equal, line.end)
    distribute(boxes, shown, in: line, of: stack)
    align(boxes, shown, in: line, of: stack)
  }

  private func inset(_ box: Box, by insets: UIEdgeInsets) -> Box {
    Box(
      left: box.left + LinearExpression(Double(insets.left)),
      top: box.top + LinearExpression(Double(insets.top)),
      width: box.width - LinearExpression(Double(insets.left + insets.right)),
      height: box.height - LinearExpression(Double(insets.top + insets.bottom))
    )
  }

  /// A hidden view takes no space.
  private mutating func hide(_ view: UIView, at place: Box) {
    guard let box = box(of: view) else { return }
    ask(box.left, .equal, place.left, priority: 999)
    ask(box.top, .equal, place.top, priority: 999)
    ask(box.width, .equal, LinearExpression(), priority: 999)
    ask(box.height, .equal, LinearExpression(), priority: 999)
  }

  // MARK: Along

  private mutating func distribute(
    _ boxes: [LineOfBoxes],
    _ views: [UIView],
    in line: LineOfBoxes,
    of stack: UIStackView
  ) {
    let axis = stack.axis
    var gap: LinearExpression?
    for index in boxes.indices.dropFirst() {
      let spacing = LinearExpression(Double(stack.distance(after: views[index - 1])))
      let distance = boxes[index].start - boxes[index - 1].end
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        ask(distance, .equal, spacing)
      case .equalSpacing:
        ask(distance, .greaterThanOrEqual, spacing)
        if let gap { ask(distance, .equal, gap) } else { gap = distance }
      case .equalCentering:
        ask(distance, .greaterThanOrEqual, spacing)
        let step = boxes[index].center - boxes[index - 1].center
        if let gap { ask(step, .equal, gap, priority: 149) } else { gap = step }
      }
    }
    switch stack.distribution {
    case .fill:
      // Of views with the same priority the last ones keep their sizes.
      for (index, box) in boxes.enumerated() {
        let priority = 0.1 + 0.8 * Double(index) / Double(boxes.count)
        guard let own = own(views[index], axis) else {
          ask(box.length, .equal, LinearExpression(), priority: priority)
          continue
        }
        ask(box.length, .lessThanOrEqual, LinearExpression(own), priority: priority)
      }
    case .fillEqually:
      for box in boxes.dropFirst() { ask(box.length, .equal, boxes[0].length) }
    case .fillProportionally:
      let lengths = views.map { own($0, axis) ?? 0 }
      let sum = lengths.reduce(0, +)
      guard sum > 0 else {
        for box in boxes.dropFirst() { ask(box.length, .equal, boxes[0].length, priority: 999) }
        return
      }
      let gaps = views.dropLast().reduce(0) { $0 + Double(stack.distance(after: $1)) }
      let room = line.length - LinearExpression(gaps)
      for (box, length) in zip(boxes, lengths) {
        ask(box.length, .equal, room * (length / sum), priority: 999)
      }
    case .equalSpacing, .equalCentering:
      break
    }
  }

  /// A view's own length along an axis; nil if it has none.
  private func own(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double? {
    let size = view.contentSizeForConstraints
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : Double(length)
  }

  // MARK: Across

  private mutating func align(
    _ boxes: [LineOfBoxes],
    _ views: [UIView],
    in line: LineOfBoxes,
    of stack: UIStackView
  ) {
    for (index, box) in boxes.enumerated() {
      ask(box.top, .greaterThanOrEqual, line.top)
      ask(box.bottom, .lessThanOrEqual, line.bottom)
      switch stack.alignment {
      case .fill:
        ask(box.top, .equal, line.top)
        ask(box.bottom, .equal, line.bottom)
      case .leading: ask(box.top, .equal, line.top)
      case .trailing: ask(box.bottom, .equal, line.bottom)
      case .center: ask(box.middle, .equal, line.middle)
      case .firstBaseline, .lastBaseline:
        let attribute: NSLayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        guard let own = side(attribute, of: views[index], with: nil),
          let first = side(attribute, of: views[0], with: nil), index > 0
        else { continue }
        ask(own, .equal, first)
      }
      if stack.alignment != .fill {
        ask(box.breadth, .equal, LinearExpression(), priority: 25)
      }
    }
    if stack.alignment != .fill { ask(line.breadth, .equal, LinearExpression(), priority: 51) }
  }
}

/// A rectangle by its sides along an axis and across it.
struct LineOfBoxes {
  let start: LinearExpression
  let end: LinearExpression
  let length: LinearExpression
  let top: LinearExpression
  let bottom: LinearExpression
  let breadth: LinearExpression

  var center: LinearExpression { (start + end) * 0.5 }
  var middle: LinearExpression { (top + bottom) * 0.5 }

  init(_ box: LayoutSystem.Box, isUpright: Bool, isMirrored: Bool) {
    let left = isMirrored ? box.right * -1 : box.left
    let right = isMirrored ? box.left * -1 : box.right
    if isUpright {
      (start, end, length) = (box.top, box.bottom, box.height)
      (top, bottom, breadth) = (left, right, box.width)
    } else {
      (start, end, length) = (left, right, box.width)
      (top, bottom, breadth) = (box.top, box.bottom, box.height)
    }
  }
}
