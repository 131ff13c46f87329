extension StyleValue {
  /// The style for views inside of which another style is the current one: a level is a level of
  /// that (D2.2 – D2.4).
  ///
  /// - Parameter base: The current style around it; nil where none is set.
  package func applied(over base: StyleValue?) -> StyleValue {
    guard let base else { return self }
    if case .levels(let levels) = self.paint {
      var style = self
      style.paint = .levels(levels.map { $0.applied(over: base) })
      return style
    }
    guard case .current = self.paint else { return self }
    var style = base.shown(at: self.level).multiplyingOpacity(by: self.opacity)
    if self.blendMode != .normal { style.blendMode = self.blendMode }
    style.shadows += self.shadows
    return style
  }

  /// The style at a hierarchical level.
  private func shown(at level: HierarchicalLevel) -> StyleValue {
    if level == .primary { return self }
    if case .levels(let levels) = self.paint, let last = levels.last {
      if level.index < levels.count {
        return levels[level.index].multiplyingOpacity(by: self.opacity)
      }
      let beyond = HierarchicalLevel.allCases[level.index - levels.count + 1]
      return last.multiplyingOpacity(by: self.opacity * beyond.factor)
    }
    if case .current = self.paint, self.level == .primary {
      var style = self
      style.level = level
      return style
    }
    return multiplyingOpacity(by: level.factor)
  }
}
