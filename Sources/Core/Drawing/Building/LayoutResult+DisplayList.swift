public import LayoutCore

extension LayoutResult {
  /// Draws the layout into a display list (D0).
  public func displayList(_ options: DrawingOptions = DrawingOptions()) -> DisplayList {
    var builder = DisplayListBuilder(self, options)
    return builder.build(options.background)
  }
}
