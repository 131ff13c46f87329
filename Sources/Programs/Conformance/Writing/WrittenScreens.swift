internal import Export
package import SpecFormat

/// The screens of a file as one spec file.
package struct WrittenScreens: Sendable {
  private let screens: [CanonicalValue]

  /// - Parameter screens: Specs, of which several have names.
  package init(_ screens: [CanonicalValue]) { self.screens = screens }

  /// The spec file in its canonical form; nil without screens.
  package var document: CanonicalValue? {
    guard let first = screens.first else { return nil }
    var members: [CanonicalValue.Member] = [
      .init("espalier", .string("spec")), .init("version", .number(1)),
    ]
    if screens.count == 1 {
      members += first.without(["name"]).members
    } else {
      members.append(.init("cases", .list(screens)))
    }
    let bytes = CanonicalValue.object(members).json(.compact)
    return SpecFile(bytes: bytes, name: "the written spec").canonical()?.document
  }
}
