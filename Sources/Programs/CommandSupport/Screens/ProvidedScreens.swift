package import SpecFormat

/// The screens that a program provides for a request.
package struct ProvidedScreens {
  /// The screens that can be shown.
  package var screens: [Spec] = []
  /// The counts of requested screens that cannot be shown, before each of the screens and after the
  /// last.
  package var missing: [Int] = []
  /// The diagnostics of screens that cannot be shown.
  package var diagnostics: [Diagnostic] = []
  /// The status to end with because some are left out that crashed or did not come to an end, which has
  /// been said; nil if none are.
  package var loss: Int32?
  /// The names of all previews that the sources have.
  package var previews: [String] = []

  package init() {}
}
