// Dialogs in which readers choose files: inert, since nobody is there to choose.

extension View {
  /// Lets the reader choose a file.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets the reader choose files.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the reader choose where a document is written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets the reader choose where a document is written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets the reader choose where documents are written.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Lets the reader choose where a file is moved to.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the reader choose where files are moved to.
  ///
  /// Inert: nobody chooses.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL { self }

  /// What the button that exports says.
  ///
  /// Inert: nobody sees the dialog.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// What the dialog says.
  ///
  /// Inert: nobody sees it.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Where the dialog begins.
  ///
  /// Inert: nobody sees it.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
