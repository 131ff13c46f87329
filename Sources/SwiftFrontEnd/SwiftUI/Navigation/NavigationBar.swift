internal import LayoutCore

extension View {
  nonisolated func navigationTitle(of text: Text) -> some View {
    modifier(
      _PreferenceWritingModifier("navigationTitle") {
        text.string(in: $0)
      } _: {
        [.navigationTitle($0)]
      }
    )
  }

  /// Sets the title in the bar of the navigation container around the view (V10.7).
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(of: Text(titleKey))
  }

  /// Sets a verbatim title in the bar.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(of: Text(title))
  }

  /// Sets the title in the bar.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationTitle(of: title)
  }

  /// Sets the title of the bar, which a user could edit.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(
      _PreferenceWritingModifier("navigationTitle") { _ in
        title.wrappedValue
      } _: {
        [.navigationTitle($0)]
      }
    )
  }

  /// Sets the title in the bar, in the older API.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(of: Text(titleKey))
  }

  /// Sets the title in the bar, in the older API.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(of: Text(title))
  }

  /// Sets the title in the bar, in the older API.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(of: title)
  }

  /// Sets the title of the bar and its display, in the older API.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(of: Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the bar and its display, in the older API.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(of: Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the bar and its display, in the older API.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(of: title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the display of the title in the bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    preferring("navigationBarTitleDisplayMode", displayMode.engine) {
      [.navigationBarTitleDisplayMode($0)]
    }
  }

  /// Hides the back button.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    preferring("navigationBarBackButtonHidden", hidesBackButton) {
      [.navigationBarBackButtonHidden($0)]
    }
  }

  /// Hides the bar, in the older API.
  public nonisolated func navigationBarHidden(_ hidden: Bool = true) -> some View {
    preferring("navigationBarHidden", hidden) {
      [.toolbarVisibility(isHidden: $0, [.navigationBar])]
    }
  }

  nonisolated func navigationSubtitle(of text: Text) -> some View {
    modifier(
      _PreferenceWritingModifier("navigationSubtitle") {
        text.string(in: $0)
      } _: {
        [.navigationSubtitle($0)]
      }
    )
  }

  /// Sets the subtitle of the bar around the view, from iOS 26 on (M7.12).
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationSubtitle(of: subtitle)
  }

  /// Sets the subtitle of the bar around the view, from iOS 26 on (M7.12).
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(of: Text(subtitleKey))
  }

  /// Sets a verbatim subtitle of the bar.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(of: Text(subtitle))
  }

  /// Inert: the document of a title is not shared.
  public nonisolated func navigationDocument(_ url: URL) -> some View { inert() }

  /// Sets the visibility of the chevron of links in rows inside.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(
      _ControlStyleModifier(
        { _ in },
        look: { if let isShown = visibility.isWanted { $0.hidesLinkIndicators = !isShown } }
      )
    )
  }
}

/// The settings of a view for its navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display of the title: large, inline or automatic.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The display of the view below; `large` for the root.
    case automatic
    /// Centred in the bar.
    case inline
    /// Below the bar's items.
    case large

    var engine: NavigationTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
