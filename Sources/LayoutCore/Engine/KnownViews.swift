/// What is known of some views before a tree is resolved: from an earlier engine for the same scene,
/// or because they belong to another engine.
struct KnownViews {
  /// The geometry readers that were measured.
  var readers: [GeometryReaderKey: GeometryProxy] = [:]
  /// The spacing of the layouts, in their order.
  var layoutSpacings: [ViewSpacing] = []
  /// The views that a tree of one container arranges.
  var subviews: LayoutSubviews?
}
