/// What lies in a folder, as modules, whichever way it is stated there.
package struct Project: Equatable, Sendable {
  /// In which way a module is stated.
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
    /// Where it is.
    package var path: String

    package init(_ kind: Kind, _ path: String) { (self.kind, self.path) = (kind, path) }
  }

  /// A package that a project names, and that is none of its own.
  package struct Package: Equatable, Sendable {
    /// What it is called, in lower case, such as `kingfisher`.
    package var identity: String
    /// Where it comes from.
    package var location: String
    /// The commit that the project pins.
    package var revision: String?
    package var version: String?
    /// Where it has been fetched to; nil if it is not there.
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

  /// The folder that was asked for.
  package var folder: String
  package var origins: [Origin] = []
  /// In the order of what states them.
  package var modules: [ProjectModule] = []
  /// In the order of their identities.
  package var packages: [Package] = []
  /// Modules of it in C, which SwiftPM builds.
  package var modulesInC: [String] = []
  /// Modules of it that are made of what nothing here compiles.
  package var foreignModules: [String] = []
  /// What could not be read, or not wholly.
  package var remarks: [String] = []

  package init(folder: String) { self.folder = folder }
}
