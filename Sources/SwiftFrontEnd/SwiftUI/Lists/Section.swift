public import ViewGraph

/// A group of views with a header and a footer (V10.2).
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?

  nonisolated init(_header header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: header(), content(), footer())
  }

  /// Creates a section of views that have been made.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content(), footer)
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.section)))
    let isExpanded = node.reading { self.isExpanded?.wrappedValue ?? true }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Parent._append(header, to: &$0) }
      cursor.slot(1) { if isExpanded { Content._append(content, to: &$0) } }
      cursor.slot(2) { Footer._append(footer, to: &$0) }
    }
    guard let binding = self.isExpanded else { return }
    var requests = RequestHandlers()
    requests.setState = { state in
      guard case .isExpanded(let isExpanded) = state else { return false }
      binding.wrappedValue = isExpanded
      return true
    }
    node.requests = requests
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.control(
      .section,
      of: node,
      header: node.children[0],
      footer: node.children[2],
      content: node.children[1]
    )
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: EmptyView(), content(), footer())
  }

  /// Creates a section with a footer that has been made.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(_header: header(), content(), EmptyView())
  }

  /// Creates a section with a header that has been made.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content(), EmptyView())
  }

  /// Creates a section that can be collapsed.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(_header: header(), content(), EmptyView())
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(title), content(), EmptyView())
  }

  /// Creates a section with a title that can be collapsed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(titleKey), content(), EmptyView())
    self.isExpanded = isExpanded
  }

  /// Creates a section with a verbatim title that can be collapsed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(title), content(), EmptyView())
    self.isExpanded = isExpanded
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Inert: sections do not collapse on phones.
  @available(*, deprecated)
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}

extension View {
  /// Sets the label of the section in an index beside the list.
  ///
  /// Inert: lists have no index.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the section in an index beside the list.
  ///
  /// Inert: lists have no index.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets the visibility of the index beside lists.
  ///
  /// Inert: lists have no index.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets the margins of the sections of a list, in points.
  ///
  /// Inert: sections have the margins of their style.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View { self }

  /// Adds buttons to the header of a section.
  ///
  /// Inert: headers have no buttons on phones.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Inert but for the environment: section headers have one size.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The prominence of a section header or a badge.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue: Prominence = .standard
}

extension EnvironmentValues {
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
