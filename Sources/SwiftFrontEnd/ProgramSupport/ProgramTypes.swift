package import CProgramSupport

/// The types that a program declares itself.
package struct ProgramTypes: Sendable {
  /// Two addresses of memory that never changes.
  private nonisolated(unsafe) let conformances: espalier_conformances

  /// Creates the list.
  ///
  /// - Parameter conformances: The conformances in the program, not those in its libraries.
  package init(_ conformances: espalier_conformances) { self.conformances = conformances }

  /// The types that conform to a protocol, private and nested ones too, generic ones left out: by
  /// file in the order in which the program was compiled.
  ///
  /// - Parameter name: The protocol's name without its module.
  package func conforming(toProtocolNamed name: String) -> [Any.Type] {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { types in
      espalier_conforming_types(
        conformances,
        name,
        { metadata, types in
          types?.assumingMemoryBound(to: [Any.Type].self).pointee
            .append(unsafeBitCast(metadata, to: Any.Type.self))
        },
        types
      )
    }
    return types
  }
}
