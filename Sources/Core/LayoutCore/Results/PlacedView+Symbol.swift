extension PlacedView {
  /// The name of an image's system symbol; nil for other views.
  package var symbolName: String? {
    if case .symbol(let name, _) = content { return name }
    guard case .image = content else { return nil }
    for modifier in modifiers {
      if case .annotation(let annotation, _) = modifier.content,
        let name = annotation.value.symbolName
      {
        return name
      }
    }
    return nil
  }
}
