extension LayoutSystem {
  /// Returns the expression for an attribute of a view or guide; nil if it is not in the system.
  ///
  /// - Parameter other: The item on the other side: for an item inside a scroll view, the edges of
  ///   the scroll view are those of its content.
  func side(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    with other: AnyObject?
  ) -> LinearExpression? {
    guard let own = self.box(of: item) else { return nil }
    let view = item as? UIView
    let content = (item as? UIScrollView).flatMap { scroll in
      isInside(other, scroll) ? self.box(of: scroll.contentLayoutGuide) : nil
    }
    let box = content ?? own
    let margins = view?.effectiveLayoutMargins ?? .zero
    func plus(_ side: LinearExpression, _ distance: CGFloat) -> LinearExpression {
      side + LinearExpression(Double(distance))
    }
    let (left, right) = (plus(box.left, margins.left), plus(box.right, -margins.right))
    switch attribute {
    case .notAnAttribute: return nil
    case .left: return box.left
    case .right: return box.right
    case .top: return box.top
    case .bottom: return box.bottom
    case .leading: return edge(box.left, box.right)
    case .trailing: return edge(box.right, box.left)
    case .width: return own.width
    case .height: return own.height
    case .centerX: return isRightToLeft ? box.centerX * -1 : box.centerX
    case .centerY: return box.centerY
    case .firstBaseline: return view.map { plus(box.top, $0.baselines.first) } ?? box.top
    case .lastBaseline: return view.map { plus(box.bottom, -$0.baselines.last) } ?? box.bottom
    case .leftMargin: return left
    case .rightMargin: return right
    case .topMargin: return plus(box.top, margins.top)
    case .bottomMargin: return plus(box.bottom, -margins.bottom)
    case .leadingMargin: return edge(left, right)
    case .trailingMargin: return edge(right, left)
    case .centerXWithinMargins: return (left + right) * 0.5
    case .centerYWithinMargins:
      return (plus(box.top, margins.top) + plus(box.bottom, -margins.bottom)) * 0.5
    }
  }

  /// An edge where layout begins: numbers grow towards its end, so that right to left they are negative.
  private func edge(_ left: LinearExpression, _ right: LinearExpression) -> LinearExpression {
    isRightToLeft ? right * -1 : left
  }

  private func isInside(_ item: AnyObject?, _ scroll: UIScrollView) -> Bool {
    guard let item, item !== scroll else { return false }
    if let view = item as? UIView { return view.isDescendant(of: scroll) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return false }
    return owner !== scroll && owner.isDescendant(of: scroll)
  }
}
