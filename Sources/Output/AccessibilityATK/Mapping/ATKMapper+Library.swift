extension ATKMapper {
  /// The features of the library for which records are made.
  package struct Library: Sendable, Hashable {
    /// The roles that it has a number for.
    package var knownRoles: Set<ATKRole>
    /// Whether elements have a slot for hints beside their description, as since 2.52.
    package var hasHelpText: Bool

    /// Creates a description of a library; without arguments, of ATK 2.46.
    package init(
      knownRoles: Set<ATKRole> = Set(ATKRole.allCases).subtracting([.switch]),
      hasHelpText: Bool = false
    ) {
      self.knownRoles = knownRoles
      self.hasHelpText = hasHelpText
    }
  }
}
