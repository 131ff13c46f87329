extension PlacedView {
  /// The placeholder that the view is; nil for a view of the program.
  package var placeholder: ViewPlaceholder? {
    guard case .color(nil) = content else { return nil }
    for modifier in modifiers {
      if case .annotation(let annotation, _)? = modifier.content,
        let placeholder = annotation.value as? ViewPlaceholder
      {
        return placeholder
      }
    }
    return nil
  }

  /// SwiftUI's name of the view's type, or that of a placeholder.
  package var typeName: String {
    placeholder == nil ? content.typeName : ViewPlaceholder.typeName
  }
}
