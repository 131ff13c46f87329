/// Windows of documents: none opens, since there is no document.
public struct DocumentGroup<Document, Content: View> {
  nonisolated init() {}
  /// Creates windows that edit documents, beginning with a new one.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows that view documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup: _PrimitiveScene {}

/// A document that a window shows.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// The window before a document is opened (iOS 18): its actions and background.
public struct DocumentGroupLaunchScene<Actions: View> {
  private let title: Text?
  private let actions: Actions
  private let background: AnyView

  private nonisolated init(_ title: Text?, _ actions: Actions, _ background: AnyView) {
    self.title = title
    self.actions = actions
    self.background = background
  }
}

extension DocumentGroupLaunchScene {
  /// Creates the window with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), AnyView(EmptyView()))
  }

  /// Creates the window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), AnyView(EmptyView()))
  }

  /// Creates the window with a title and a background.
  public nonisolated init<Background: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }

  /// Creates the window with a title, a background and views around the title.
  public nonisolated init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Overlay
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }

  /// Creates the window with a title, a background and views around the title.
  public nonisolated init<Background: View, Under: View, Over: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Under,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Over
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }
}

extension DocumentGroupLaunchScene: _PrimitiveScene {}

/// The frames of the title and the buttons of a document launch scene.
public struct DocumentLaunchGeometryProxy {
  /// The frame of the window.
  public var frame: CGRect { .zero }
  /// The frame of the title and the actions.
  public var titleViewFrame: CGRect { .zero }
}

/// A button for a new document, which the system would create.
public struct NewDocumentButton<Label: View> {
  private let label: Label

  private nonisolated init(_ label: Label) { self.label = label }
}

extension NewDocumentButton: View {
  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button.
  public nonisolated init(_ title: LocalizedStringKey = "Create Document") {
    self.init(Text(title))
  }

  /// Creates a button for a new document of a type.
  public nonisolated init<Document: FileDocument>(
    _ title: LocalizedStringKey = "Create Document",
    for documentType: Document.Type
  ) {
    self.init(Text(title))
  }

  /// Creates a button for a new document that a closure creates.
  public nonisolated init<Document: FileDocument>(
    _ title: LocalizedStringKey = "Create Document",
    for documentType: Document.Type,
    prepareDocument: @escaping () async throws -> Document?
  ) {
    self.init(Text(title))
  }
}
