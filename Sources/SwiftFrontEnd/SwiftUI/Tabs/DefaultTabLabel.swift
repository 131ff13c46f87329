/// An image and a title.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }

  /// The label of a search tab.
  nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(
      title: Text(verbatim: "Search"),
      image: Image(systemName: "magnifyingglass")
    )
  }
}

extension DefaultTabLabel: View {
  /// The image and the title.
  @ViewBuilder
  public var body: some View {
    image
    title
  }
}
