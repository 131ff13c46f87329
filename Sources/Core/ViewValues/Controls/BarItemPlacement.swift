/// The placement of a toolbar item: SwiftUI's `ToolbarItemPlacement` on a phone or pad.
public enum BarItemPlacement: String, Sendable, Hashable, CaseIterable {
  /// At the trailing edge of the navigation bar.
  case automatic
  /// In the middle of the navigation bar, instead of the title.
  case principal
  /// At the leading edge, behind the back button.
  case navigation
  case topBarLeading
  case topBarTrailing
  /// The name of `topBarLeading` up to iOS 16.
  case navigationBarLeading
  /// The name of `topBarTrailing` up to iOS 16.
  case navigationBarTrailing
  case confirmationAction
  case cancellationAction
  case primaryAction
  /// In a menu at the trailing edge of the navigation bar.
  case secondaryAction
  case destructiveAction
  case bottomBar
  /// In the middle of the bottom bar.
  case status
  /// Above the keyboard, while that is shown.
  case keyboard

  /// A place in one of the bars.
  package enum Place: Sendable {
    case leading
    case middle
    case trailing
    case overflow
    case bottom
    case bottomMiddle
    case keyboard
  }

  /// The place that it stands for (Apple, `ToolbarItemPlacement`).
  package var place: Place {
    switch self {
    case .navigation, .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
    case .principal: .middle
    case .automatic, .topBarTrailing, .navigationBarTrailing, .confirmationAction, .primaryAction,
      .destructiveAction:
      .trailing
    case .secondaryAction: .overflow
    case .bottomBar: .bottom
    case .status: .bottomMiddle
    case .keyboard: .keyboard
    }
  }
}
