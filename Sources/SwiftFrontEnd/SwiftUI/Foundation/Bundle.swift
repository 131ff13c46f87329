internal import Assets

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

extension Bundle {
  /// The bundle of a package's resources, which are beside the sources here.
  ///
  /// SwiftPM adds this member to targets with resources, and that one is preferred.
  public static var module: Bundle { .main }
}

/// The bundle that something is looked up in (V11.11).
struct BundlePlace: Hashable, Sendable {
  /// The name of the bundle of a module; nil for the program's own.
  var name: String?
  /// The language whose folder the bundle is; nil for the user's.
  var language: String?

  /// Creates the place of a bundle; nil for the program's own.
  init?(_ bundle: Bundle?) {
    guard let bundle, bundle !== Bundle.main else { return nil }
    self.init(path: bundle.bundlePath)
  }

  /// Creates the place of a folder; nil for one without a meaning here.
  init?(path: String) {
    var path = path as NSString
    if path.pathExtension == "lproj" {
      let name = (path.lastPathComponent as NSString).deletingPathExtension
      if name != "Base" { language = name }
      path = path.deletingLastPathComponent as NSString
    }
    switch path.pathExtension {
    case "bundle": name = (path.lastPathComponent as NSString).deletingPathExtension
    case "resources":
      // A resource folder made by SwiftPM, as of a package whose tests show its views.
      let bundle = AssetBundle(madeBySwiftPM: path as String)
      AssetCatalogue.current.learn(bundle)
      name = bundle.name
    default: break
    }
    if name == nil, language == nil { return nil }
  }
}
