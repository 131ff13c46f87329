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
  /// The folder of files that nobody needs for long.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The user's folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}
