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
