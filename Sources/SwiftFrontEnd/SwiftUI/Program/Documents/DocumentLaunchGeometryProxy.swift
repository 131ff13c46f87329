/// The frames of the title and the buttons of a document launch scene.
public struct DocumentLaunchGeometryProxy {
  /// The frame of the window.
  public var frame: CGRect { .zero }
  /// The frame of the title and the actions.
  public var titleViewFrame: CGRect { .zero }
}
