extension ModifierContent {
  /// The style with which the modifier paints; nil for any other modifier.
  package var style: StyleValue? {
    if case .backgroundStyle(let style, _) = self { return style }
    if case .overlayStyle(let style, _) = self { return style }
    if case .backgroundShape(let style, _, _) = self { return style }
    if case .overlayShape(let style, _, _) = self { return style }
    if case .fill(let style, _) = self { return style }
    if case .border(let style, _) = self { return style }
    if case .stroke(let style, _, _) = self { return style }
    if case .strokeBorder(let style, _, _) = self { return style }
    return nil
  }

  /// The fill style of the modifier's shape or clip; nil for any other modifier.
  package var fillValue: FillValue? {
    if case .backgroundShape(_, _, let fill) = self { return fill }
    if case .overlayShape(_, _, let fill) = self { return fill }
    if case .fill(_, let fill) = self { return fill }
    if case .clipShape(_, let fill) = self { return fill }
    return nil
  }
}
