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
  /// The status to end with for screens that were left out because they crashed or did not end,
  /// which has been reported; nil if there are none.
  package var loss: Int32?
  /// The names of all previews that the sources have.
  package var previews: [String] = []

  package init() {}
}
