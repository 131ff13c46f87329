// The dialogs' forms that take a document of several types, or things that can be transferred.

extension View {
  /// Lets the reader choose where a document is written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the reader choose where a document is written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the reader choose where documents are written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Lets the reader choose where a thing is written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the reader choose where things are written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { self }

  /// What stands before the field for the file's name.
  ///
  /// Inert: nobody sees the dialog.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// What stands before the field for the file's name.
  ///
  /// Inert: nobody sees the dialog.
  public nonisolated func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }

  /// What readers may do in the dialog.
  ///
  /// Inert: nobody sees it.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }

  /// Under which name the dialog remembers what readers chose.
  ///
  /// Inert: nobody sees it.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Whether the dialog hands over aliases as they are.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    self
  }

  /// Which files may be chosen.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
