// The dialogs' forms that take a document of several types, or things that can be transferred.

extension View {
  /// Lets the reader choose where a document is written.
  ///
  /// Inert: no file is chosen.
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
  /// Inert: no file is chosen.
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
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Lets the reader choose where a thing is written.
  ///
  /// Inert: no file is chosen.
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
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { self }

  /// Sets the label of the file name's field in the export dialog.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the file name's field in the export dialog.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }

  /// Sets the options of the file dialog.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }

  /// Under which name the dialog remembers what readers chose.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Whether the dialog hands over aliases as they are.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    self
  }

  /// Which files may be chosen.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
