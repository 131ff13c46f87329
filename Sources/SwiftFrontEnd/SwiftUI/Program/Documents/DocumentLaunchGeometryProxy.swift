/// Where things are in the window before a document is opened.
public struct DocumentLaunchGeometryProxy {
  /// The frame of the window.
  public var frame: CGRect { .zero }
  /// The frame of the title and the actions.
  public var titleViewFrame: CGRect { .zero }
}
