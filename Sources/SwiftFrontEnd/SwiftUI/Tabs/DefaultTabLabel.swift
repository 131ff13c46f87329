/// A picture and words.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }

  /// What the tab of a search shows.
  nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(
      title: Text(verbatim: "Search"),
      image: Image(systemName: "magnifyingglass")
    )
  }
}

extension DefaultTabLabel: View {
  /// What it is made of: nothing, if it is the framework's own.
  @ViewBuilder
  public var body: some View {
    image
    title
  }
}
