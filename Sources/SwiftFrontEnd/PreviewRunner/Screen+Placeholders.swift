internal import LayoutCore
internal import SwiftUI
internal import ViewGraph

extension Screen {
  /// Returns the placeholders on the screen for pieces that could not be compiled.
  func placeholders(on screen: GraphScreen, of module: ProgramModule) -> ScreenPlaceholders {
    let isAnyMarked =
      !module.placeholders.isEmpty || EspalierPlaceholder.arePlacesShown || StoppedViews.areAny
    guard isAnyMarked, let layout = screen.layout else {
      return ScreenPlaceholders()
    }
    return layout.layout().placeholders(besides: PlaceholderLog.placeholders)
  }
}
