// File dialogs for documents of several types and for transferable items.

extension View {
  /// Presents a dialog that exports a document.
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

  /// Presents a dialog that exports a document.
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

  /// Presents a dialog that exports documents.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Presents a dialog that exports an item.
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

  /// Presents a dialog that exports items.
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

  /// Sets the identifier of the dialog's stored settings.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether the dialog imports aliases unresolved.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    self
  }

  /// Sets the files that can be selected.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
