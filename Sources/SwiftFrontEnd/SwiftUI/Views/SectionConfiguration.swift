internal import ViewGraph

/// A section of the views that a container is given (V1.11): one that is stated, or the views between
/// two of those.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let number: Int32
  }

  /// The identity of the section.
  public let id: ID
  /// The views of its header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of its footer.
  public let footer: SubviewsCollection
  private let section: ContainedView?

  @MainActor
  init(section: ContainedView) {
    func views(_ slot: Int) -> SubviewsCollection {
      SubviewsCollection(views: section.node.sectionPart(slot).map { Subview($0) })
    }
    id = ID(number: section.node.number)
    header = views(0)
    content = views(1)
    footer = views(2)
    self.section = section
  }

  /// Creates a section of views outside of any section.
  @MainActor
  init(first: ContainedView, _ others: [ContainedView]) {
    id = ID(number: first.node.number)
    header = SubviewsCollection(views: [])
    content = SubviewsCollection(views: ([first] + others).map { Subview($0) })
    footer = SubviewsCollection(views: [])
    section = nil
  }

  /// The values that the section passes to its container.
  @MainActor public var containerValues: ContainerValues {
    guard let section else { return ContainerValues() }
    return ContainerValues { section.trait(key: $0) }
  }
}

/// The sections of a container.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first element.
  public var startIndex: Int { sections.startIndex }
  /// The position behind the last element.
  public var endIndex: Int { sections.endIndex }

  /// Returns the section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// Creates the sections of views.
  @MainActor
  init(of views: [ContainedView]) {
    var sections: [SectionConfiguration] = []
    var loose: [ContainedView] = []
    func endLoose() {
      if let first = loose.first {
        sections.append(SectionConfiguration(first: first, Array(loose.dropFirst())))
      }
      loose = []
    }
    for view in views {
      if view.node.control == .section {
        endLoose()
        sections.append(SectionConfiguration(section: view))
      } else {
        loose.append(view)
      }
    }
    endLoose()
    self.sections = sections
  }
}

extension GraphNode {
  /// The views of a part of the section that the node is, or that is in its modifiers.
  fileprivate func sectionPart(_ slot: Int) -> [ContainedView] {
    if output == .content(.control(.section)) { return children[slot].viewsInside }
    return children.first { $0.control == .section }?.sectionPart(slot) ?? []
  }
}

extension Group where Content: View {
  /// Transforms the sections of a view.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SectionsReader<Base, Result> {
    self.init { _SectionsReader(base: view, make: transform) }
  }
}

/// The transformed sections of a view.
public struct _SectionsReader<Base: View, Result: View> {
  let base: Base
  let make: (SectionCollection) -> Result
}

extension _SectionsReader: View {
  /// The views of the sections.
  public var body: some View {
    Group(subviews: base) { make(SectionCollection(of: $0.views.map(\.view))) }
  }
}

extension ForEach {
  /// Creates content for each section of a view (V1.11).
  public nonisolated init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(ForEachSectionCollection(), id: { section, _ in section.id }, content: content)
    views = _StylePart(
      Group(sections: view) { sections in ForEach<_, _, Content>(sections) { content($0) } }
    )
  }
}

/// The sections that a `ForEach` iterates; they are known once the view is evaluated.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position behind the last element.
  public var endIndex: Int { 0 }

  /// Returns the section at a position of the slice.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("there is no section at \(index)")
  }
}
