import Glibc

/// The bundle of a package's target, which `Bundle.module` is for its sources (V11.11).
///
/// It is a folder beside the program, with links to what the manifest names and to what Xcode takes
/// along without being told: catalogues, and files of languages.
struct ModuleBundle: Equatable {
  /// The name, such as `Kit_Buttons`.
  let name: String
  /// The language that words are written in.
  let language: String
  /// The resources in it, as paths from the root.
  let resources: [Resource]

  struct Resource: Equatable {
    let path: String
    let keepsFolders: Bool
  }

  /// The bundle of a module without resources.
  static let none = ModuleBundle()

  private init() { (name, language, resources) = ("", "en", []) }

  /// The depth to which folders are searched.
  private static let maximumDepth = 12
  /// More files than any target has.
  private static let maximumCount = 20_000
  private static let ownTypes = [".xcassets", ".xcstrings", ".lproj"]
  /// The types of files that Xcode compiles into something else.
  private static let compiledTypes = [
    ".swift", ".xcassets", ".xcdatamodeld", ".xcdatamodel", ".mlmodel", ".storyboard", ".xib",
    ".metal",
  ]

  /// Creates one of a target without resources.
  init(emptyOf target: String) { (name, language, resources) = (target, "en", []) }

  /// Creates that of a target whose sources are in a folder.
  init(
    of target: PackageManifest.Target,
    in folder: String,
    package: String,
    manifest: PackageManifest
  ) {
    let plain = "\(package)_\(target.name)".map { character in
      character.isLetter || character.isNumber || "-. ".contains(character) ? character : "_"
    }
    name = String(plain)
    language = manifest.defaultLocalization ?? "en"
    var resources = target.resources.compactMap { resource -> Resource? in
      let parts = resource.path.split(separator: "/").filter { $0 != "." }
      // A target has nothing outside of its folder.
      guard !resource.path.hasPrefix("/"), !parts.contains("..") else { return nil }
      let path = ([folder] + parts.map(String.init)).joined(separator: "/")
      return Files.exists(path)
        ? Resource(path: path, keepsFolders: resource.keepsFolders) : nil
    }
    var count = 0
    ModuleBundle.find(in: folder, depth: 0, &count) { path in
      guard !resources.contains(where: { path == $0.path || path.hasPrefix($0.path + "/") }) else {
        return
      }
      resources.append(Resource(path: path, keepsFolders: false))
    }
    self.resources = resources
  }

  /// Whether there is a bundle: a target without resources has none.
  var isEmpty: Bool { resources.isEmpty }

  /// Whether nothing in it is shown: there are but manifests on privacy.
  var isSilent: Bool { resources.allSatisfy { $0.path.hasSuffix(".xcprivacy") } }

  /// The last part of its path.
  var folderName: String { name + ".bundle" }

  /// Source of what finds the bundle; SwiftPM makes the like.
  var source: String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module: Foundation.Bundle = Foundation.Bundle(
        path: Foundation.Bundle.main.bundlePath + "/\(folderName)"
      ) ?? .main
    }

    """
  }

  /// The bundle for the program: its name and where the assets of it are, behind each other.
  var description: String { ([name, language] + resources.map(\.path)).joined(separator: "\t") }

  /// Finds what goes into a bundle without being named.
  private static func find(
    in folder: String,
    depth: Int,
    _ count: inout Int,
    _ note: (String) -> Void
  ) {
    guard depth <= maximumDepth else { return }
    for name in Files.names(in: folder) {
      count += 1
      guard count <= maximumCount else { return }
      let path = folder + "/" + name
      if ownTypes.contains(where: name.hasSuffix) {
        note(path)
      } else if !name.contains("."), Files.isFolder(path) {
        find(in: path, depth: depth + 1, &count, note)
      }
    }
  }

  // MARK: Filling

  /// Links to what there is now, in a folder of the bundle's name.
  ///
  /// Entries that cannot be written are missing for the program, which reports that itself.
  ///
  /// - Parameter folder: The program's own bundle.
  func fill(in folder: String) {
    let own = folder + "/" + folderName
    guard !isEmpty, (try? Files.makeFolder(own)) != nil else { return }
    let links = links
    for name in Files.names(in: own) where name != "Info.plist" && links[name] == nil {
      unlink(own + "/" + name)
    }
    for (name, target) in links where Files.target(ofLink: own + "/" + name) != target {
      unlink(own + "/" + name)
      symlink(target, own + "/" + name)
    }
    let text = Array(information.utf8)
    guard (try? Files.read(own + "/Info.plist")) != text else { return }
    // Another start may read it at this moment.
    let unfinished = "\(own)/.Info.plist-\(getpid())"
    guard (try? Files.write(text, to: unfinished)) != nil else { return }
    rename(unfinished, own + "/Info.plist")
  }

  private var information: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>\(name.replacing("_", with: ".")).resources</string>
    <key>CFBundleName</key><string>\(name)</string>
    <key>CFBundleDevelopmentRegion</key><string>\(language)</string>
    <key>CFBundlePackageType</key><string>BNDL</string>
    <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
    </dict></plist>

    """
  }

  /// The targets of the bundle's links, by name; the first of a name stays.
  private var links: [String: String] {
    var links: [String: String] = [:]
    for resource in resources {
      if resource.keepsFolders {
        links[Files.name(of: resource.path)] = resource.path
      } else {
        ModuleBundle.add(resource.path, depth: 0, to: &links)
      }
    }
    links["Info.plist"] = nil
    return links
  }

  private static func add(_ path: String, depth: Int, to links: inout [String: String]) {
    let name = Files.name(of: path)
    guard depth <= maximumDepth, links.count < maximumCount,
      !compiledTypes.contains(where: name.hasSuffix)
    else { return }
    if Files.isFolder(path), !name.hasSuffix(".lproj"), !name.hasSuffix(".bundle") {
      for name in Files.names(in: path) { add(path + "/" + name, depth: depth + 1, to: &links) }
    } else if links[name] == nil {
      links[name] = path
    }
  }
}
