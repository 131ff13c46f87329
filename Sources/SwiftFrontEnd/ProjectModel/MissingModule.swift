/// A module that sources import and that is not there.
package struct MissingModule: Equatable, Sendable {
  /// The reason that the module is missing, which decides the advice.
  package enum Reason: Equatable, Sendable {
    /// A framework of Apple's that has not been written here.
    case framework
    /// A package that is not fetched, or that has the module under another name; by the package's
    /// identity if it is known.
    case package(String?, isPinned: Bool)
    /// A module of the project that is not in Swift.
    case language
    /// No part of the project makes it; a package may that is not fetched.
    case unknown(mayBeOfPackage: Bool)
  }

  package let name: String
  package let reason: Reason
  /// The count of files that import it.
  package var files = 0
  /// The count of previews in these files.
  package var screens = 0
  /// The targets of these files, in order.
  package var modules: [String] = []

  package init(_ name: String, reason: Reason) { (self.name, self.reason) = (name, reason) }

  /// The way to get the module, or the reason that there is none.
  package var wayOut: String {
    switch reason {
    case .framework: "a framework of Apple's that is not here"
    case .package(let identity?, isPinned: true):
      "the package '\(identity)' is not fetched: espalier project --resolve"
    case .package(let identity?, isPinned: false):
      "the package '\(identity)' is not fetched, and no Package.resolved pins it: --packages DIR"
    case .package(nil, isPinned: true):
      "a product of a package that is not fetched: espalier project --resolve"
    case .package(nil, isPinned: false):
      "a product of a package that is not fetched: --packages DIR"
    case .language: "a target of the project that is not made of Swift"
    case .unknown(mayBeOfPackage: true):
      "no target makes it; one of a package may that is not fetched: espalier project --resolve"
    case .unknown(mayBeOfPackage: false): "no target makes it: --packages DIR"
    }
  }
}
