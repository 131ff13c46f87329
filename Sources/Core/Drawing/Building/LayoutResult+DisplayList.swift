public import LayoutCore

extension LayoutResult {
  /// The picture of the layout as a list of what is painted (D0).
  public func displayList(_ options: DrawingOptions = DrawingOptions()) -> DisplayList {
    var builder = DisplayListBuilder(self, options)
    return builder.build(options.background)
  }
}
