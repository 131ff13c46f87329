// Dialogs for files: inert, since there is no user to choose one.

extension View {
  /// Presents a dialog that imports a file.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog that imports files.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Presents a dialog that exports a document.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog that exports a document.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog that exports documents.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Presents a dialog that moves a file.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Presents a dialog that moves files.
  ///
  /// Inert: no file is chosen.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL { self }

  /// Sets the label of the dialog's confirmation button.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the message of the dialog.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the folder that the dialog opens with.
  ///
  /// Inert: file dialogs are not shown.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}

/// Options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lists the content of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows the ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

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
