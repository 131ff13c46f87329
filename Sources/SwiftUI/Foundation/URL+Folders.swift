// What Foundation on Linux lacks: it has `temporaryDirectory` and `homeDirectory` itself.
extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what programs keep.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of what programs keep and users do not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}
