/// A preference of a view for the navigation container or presentation around it, by the names of
/// SwiftUI's modifiers.
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
  /// The views of a `NavigationLink` with a destination, or views pushed onto the stack.
  case navigationDestination(NavigationDestination)
  /// A `NavigationLink` with a value: the number by which the stack around finds its destination.
  case navigationLink(Int)
  /// `navigationSplitViewColumnWidth(min:ideal:max:)`: the resolved width of the column, in points.
  case navigationSplitViewColumnWidth(Double)
  /// `presentationDetents(_:)`: the selected detent of a sheet.
  case presentationDetent(PresentationDetent)
  /// `presentationCompactAdaptation(_:)`.
  case presentationCompactAdaptation(PresentationAdaptation)
  /// `presentationDragIndicator(_:)`, `presentationCornerRadius(_:)` and `presentationBackground(_:)`.
  case presentationLook(PresentationLook)
  /// `presentationBackground(alignment:content:)`.
  case presentationBackground(PresentationBackdrop)
  /// `navigationSubtitle(_:)`.
  case navigationSubtitle(String)
  /// `toolbarBackground(_:for:)` and `toolbarBackgroundVisibility(_:for:)`.
  case toolbarBackground(BarBackground, [BarKind])
  /// `searchScopes(_:activation:_:)`.
  case searchScopes(SearchScopes)
}
