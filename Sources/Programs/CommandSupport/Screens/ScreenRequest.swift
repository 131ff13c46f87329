package import SpecFormat

/// A request for screens of a program, with their settings.
package struct ScreenRequest: Sendable {
  /// The file or folder as the user named it.
  package var file: String
  /// The settings that override those of the screens.
  package var overrides: SceneOverrides
  /// The previews that are wanted; all if there are none.
  package var previews: [String] = []
  /// The target that names of screens may begin with; nil for sources that are of no project.
  package var target: String?
  /// The actions that run before the result is taken.
  package var actions: [String] = []
  /// Whether warnings are left out.
  package var isQuiet = false
  /// `true` to report the resources of the sources' project.
  package var tellsOfAssets = false
  /// The times at which the result is taken.
  package var times = ScreenTimes()
  /// The text measurer; nil for real fonts.
  package var text: TextMeasurerKind?
  /// Whether the screens are shown at all, not only counted.
  package var showsScreens = true
  /// Whether sources without a screen are a mistake.
  package var needsScreens = true
  /// `true` to lay the screens out in the other direction as well.
  package var comparesDirections = false
  /// The maximum of seconds that a screen's code may compute or block.
  package var mostSeconds = 20.0
  /// Whether it may wait longer, for other machines.
  package var mayWait = false
  /// `true` if placeholders are errors (V17.6).
  package var refusesPlaceholders = false
  /// Whether it is noted where views are written (V22.1).
  package var locatesViews = false
  /// Whether texts without a translation are noted (V11.17).
  package var notesTranslations = false
  /// Font files besides those of the packages.
  package var fontFiles: [String] = []
  /// Files of the system font that the user has; none for the fit to its widths.
  package var systemFontFiles: [String] = []

  package init(file: String, overrides: SceneOverrides) {
    self.file = file
    self.overrides = overrides
  }
}
