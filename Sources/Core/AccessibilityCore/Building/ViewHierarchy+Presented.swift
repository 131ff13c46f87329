internal import LayoutCore

extension ViewHierarchy {
  /// Whether a view is the content of a presentation.
  func isPresented(_ view: PlacedView) -> Bool {
    guard let host = view.parent, let modifier = view.hostModifier else { return false }
    return views[host].modifiers.contains {
      $0.source == modifier && $0.presentedFrame != nil
    }
  }
}
