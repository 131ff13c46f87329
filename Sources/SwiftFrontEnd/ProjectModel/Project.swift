/// The modules of a folder, from a package manifest, an Xcode project or a generator's file.
package struct Project: Equatable, Sendable {
  /// The kind of declaration of a module.
  package enum Kind: String, Sendable, CaseIterable {
    case package
    case xcode
    case xcodeGen
    case tuist
    case folder
  }

  /// A file that states modules.
  package struct Origin: Equatable, Sendable {
    package var kind: Kind
    /// The path of the folder.
    package var path: String

    package init(_ kind: Kind, _ path: String) { (self.kind, self.path) = (kind, path) }
  }

  /// A package that a project depends on, outside of its folder.
  package struct Package: Equatable, Sendable {
    /// The identity, in lower case, such as `kingfisher`.
    package var identity: String
    /// The URL or path of its source.
    package var location: String
    /// The commit that the project pins.
    package var revision: String?
    package var version: String?
    /// The folder of its checkout; nil if it is not fetched.
    package var folder: String?

    package init(_ location: String) {
      self.location = location
      identity = Package.identity(of: location)
    }

    /// The last part of an address, as SwiftPM takes it.
    package static func identity(of location: String) -> String {
      let location = location.hasSuffix("/") ? String(location.dropLast()) : location
      let name = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? location
      return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
  }

  /// The folder that was given.
  package var folder: String
  package var origins: [Origin] = []
  /// The modules, in the order of their declarations.
  package var modules: [ProjectModule] = []
  /// The packages, in the order of their identities.
  package var packages: [Package] = []
  /// Its modules in C, which SwiftPM builds.
  package var modulesInC: [String] = []
  /// Its modules in languages that are not compiled here.
  package var foreignModules: [String] = []
  /// The remarks on files that were not read, or not wholly.
  package var remarks: [String] = []

  package init(folder: String) { self.folder = folder }
}
