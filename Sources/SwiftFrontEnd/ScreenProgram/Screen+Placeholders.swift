internal import LayoutCore
internal import SwiftUI
internal import ViewGraph

extension Screen {
  /// What of the screen stands in place of what could not be compiled.
  func placeholders(on screen: GraphScreen, of module: ProgramModule) -> ScreenPlaceholders {
    let isAnyMarked = !module.placeholders.isEmpty || EspalierPlaceholder.arePlacesShown
    guard isAnyMarked, let layout = screen.layout else {
      return ScreenPlaceholders()
    }
    return layout.layout().placeholders(besides: PlaceholderLog.placeholders)
  }
}
