package import SpecFormat

/// What a program has of the screens that it was asked for.
package struct ProvidedScreens {
  /// The screens that can be shown.
  package var screens: [Spec] = []
  /// What is wrong with the others.
  package var diagnostics: [Diagnostic] = []
  /// Whether some are left out because they crashed, which has been said.
  package var hasCrashed = false
  /// The names of all previews that the sources have.
  package var previews: [String] = []

  package init() {}
}
