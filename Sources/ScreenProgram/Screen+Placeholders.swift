internal import LayoutCore
internal import SwiftUI
internal import ViewGraph

extension Screen {
  /// What of the screen stands in place of what could not be compiled.
  func placeholders(on screen: GraphScreen, of module: ProgramModule) -> ScreenPlaceholders {
    guard !module.placeholders.isEmpty, let layout = screen.layout else {
      return ScreenPlaceholders()
    }
    return layout.layout().placeholders(besides: PlaceholderLog.placeholders)
  }
}
