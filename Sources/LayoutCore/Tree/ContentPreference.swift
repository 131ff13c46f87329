/// What a view says to the navigation container or presentation around it, by the names of SwiftUI's
/// modifiers.
public enum ContentPreference: Sendable {
  /// `navigationTitle(_:)`; the id is that of the text in the bar.
  case navigationTitle(String, id: String? = nil)
  /// `navigationBarTitleDisplayMode(_:)`.
  case navigationBarTitleDisplayMode(NavigationTitleDisplayMode)
  /// `navigationBarBackButtonHidden(_:)`.
  case navigationBarBackButtonHidden(Bool)
  /// A `ToolbarItem` or `ToolbarItemGroup`.
  case toolbarItem(BarItem)
  /// `toolbarVisibility(_:for:)`.
  case toolbarVisibility(isHidden: Bool, [BarKind])
  /// `searchable(text:placement:prompt:)`; the id is that of the field.
  case searchable(SearchField, id: String? = nil)
  /// The views of a `NavigationLink` with a destination.
  case navigationDestination(NavigationDestination)
  /// `navigationSplitViewColumnWidth(min:ideal:max:)`: the width that the column has, in points.
  case navigationSplitViewColumnWidth(Double)
  /// `presentationDetents(_:)`; the one that a sheet has.
  case presentationDetent(PresentationDetent)
  /// `presentationCompactAdaptation(_:)`.
  case presentationCompactAdaptation(PresentationAdaptation)
}
