import LayoutCore

extension LayoutResult {
  /// What the result says of its views but for their frames: two results of equal scenes say the
  /// same.
  var structure: [String] {
    views.map { view in
      let modifiers = view.modifiers.map {
        "\($0.source) \($0.id ?? "") \($0.contentViews.map(\.index)) \($0.styleFrame)"
      }
      return """
        \(view.source) \(view.id ?? "") \(view.content.typeName) \(view.string ?? "")
        in \(view.parent ?? -1), \(view.hostModifier ?? -1), with \(view.children.map(\.index))
        z \(view.zIndex), modifiers \(modifiers), environment \(view.environment.hashValue)
        lines \(view.text?.lines.map(\.text) ?? []), rendered \(view.renderedFrame)
        safe area \(view.safeAreaInsets), baseline \(view.guide(.firstTextBaseline))
        """
    }
  }
}
