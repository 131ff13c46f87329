internal import LayoutCore

/// The surroundings of a view that is written: the values that it inherits.
struct WritingScope {
  /// The environment around the view.
  var environment: EnvironmentValues
  /// The styles of controls that the written spec has in force around the view.
  var styles = ControlStyles()
  /// The bars of the navigation stack around the view; nil outside of one.
  var bar: WrittenBar?
}
