package import SpecFormat

/// What a program has of the screens that it was asked for.
package struct ProvidedScreens {
  /// The screens that can be shown.
  package var screens: [Spec] = []
  /// How many that were asked for cannot be shown before each of the screens, and at last behind all.
  package var missing: [Int] = []
  /// What is wrong with the others.
  package var diagnostics: [Diagnostic] = []
  /// The status to end with because some are left out that crashed or did not come to an end, which has
  /// been said; nil if none are.
  package var loss: Int32?
  /// The names of all previews that the sources have.
  package var previews: [String] = []

  package init() {}
}
