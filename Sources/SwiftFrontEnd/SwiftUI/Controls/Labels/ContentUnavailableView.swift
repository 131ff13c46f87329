/// A placeholder for content that is not available, such as an empty list or search.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - label: The name of the content that is missing.
  ///   - description: Why.
  ///   - actions: Buttons with which to get content.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
    }
  }

  /// Creates a view with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
    }
  }

  /// Creates a view with a title and an image of the asset catalogue.
  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
    }
  }

  /// Creates a view with a verbatim title and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
    }
  }
}

extension ContentUnavailableView: View {
  /// The title and symbol of the role.
  public var body: some View {
    VStack {
      label.labelStyle(UnavailableLabelStyle())
      VStack {
        description.foregroundStyle(.secondary)
        actions
      }
      .font(.callout)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// An image above a title, both large.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

/// The label of a search that has found nothing.
public struct SearchUnavailableContent {
  /// The label of an unsuccessful search.
  public struct Label {
    let text: String?
  }

  /// The description of an unsuccessful search.
  public struct Description {}

  /// The actions of an unsuccessful search: none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// The title and symbol of the role.
  public var body: some View {
    SwiftUI.Label {
      if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  /// The advice to try another search.
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// The description of a search without results: empty, as the label says all of it.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that has found nothing.
  public static var search: ContentUnavailableView { search(nil) }

  /// Returns the placeholder of an unsuccessful search for a text.
  public static func search(text: String) -> ContentUnavailableView { search(text) }

  private static func search(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
