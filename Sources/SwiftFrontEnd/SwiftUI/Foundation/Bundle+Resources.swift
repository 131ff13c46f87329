extension Bundle {
  // Foundation's members return `[NSURL]?` on Linux; these are preferred for their arguments, which
  // need not become optional.

  /// The files of a kind.
  public func urls(
    forResourcesWithExtension type: String,
    subdirectory: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: type as String?,
      subdirectory: subdirectory
    )
    return found?.compactMap(\.absoluteURL)
  }

  /// The files of a kind in a language.
  public func urls(
    forResourcesWithExtension type: String,
    subdirectory: String?,
    localization: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: type as String?,
      subdirectory: subdirectory,
      localization: localization
    )
    return found?.compactMap(\.absoluteURL)
  }

  /// The files of a kind in a bundle's folder.
  public class func urls(
    forResourcesWithExtension type: String,
    subdirectory: String?,
    in bundle: URL
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: type as String?,
      subdirectory: subdirectory,
      in: NSURL(fileURLWithPath: bundle.path)
    )
    return found?.compactMap(\.absoluteURL)
  }
}
