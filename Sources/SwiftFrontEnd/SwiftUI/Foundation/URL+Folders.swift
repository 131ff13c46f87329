// Folders that Foundation on Linux lacks; it has `temporaryDirectory` and `homeDirectory`.
extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder for files that users do not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}

extension URL {
  /// `true`: readable files are readable at any time.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a security-scoped resource, which is not counted.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Returns the shared folder of an app group, which is created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appending(path: "Groups/\(groupIdentifier)")
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// None: there is no iCloud account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// None: there is no iCloud account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension Data.WritingOptions {
  /// The older name of `atomic`.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
