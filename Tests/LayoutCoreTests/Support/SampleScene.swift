import LayoutCore

/// A custom alignment as tests declare it.
struct SampleAlignment: Sendable {
  var axis: Axis
  var combine: CustomAlignment.Combine?
  var defaultValue: AlignmentGuide
  var definition: String?

  init(
    _ axis: Axis,
    definition: String? = nil,
    combine: CustomAlignment.Combine? = nil,
    defaultValue: @escaping AlignmentGuide
  ) {
    self.axis = axis
    self.definition = definition
    self.combine = combine
    self.defaultValue = defaultValue
  }
}

/// Views, their custom alignments and where they are shown.
struct SampleScene: Sendable {
  var views: [Sample]
  var alignments: [SampleAlignment] = []
  var host = LayoutScene.Host.size(Size(width: 200, height: 200))
  var safeArea = EdgeInsets()
  var environment = EnvironmentValues()

  init(
    _ views: [Sample],
    alignments: [SampleAlignment] = [],
    host: LayoutScene.Host = .size(Size(width: 200, height: 200))
  ) {
    self.views = views
    self.alignments = alignments
    self.host = host
    // Whole points unless a test says otherwise.
    environment.displayScale = 1
  }

  /// The scene; mirrored, all its layout directions are the opposite ones.
  func scene(isMirrored: Bool = false) -> LayoutScene {
    var builder = ViewTreeBuilder()
    for (index, alignment) in alignments.enumerated() {
      _ = builder.alignment(
        "g\(index)",
        axis: alignment.axis,
        definition: alignment.definition,
        combine: alignment.combine,
        defaultValue: alignment.defaultValue
      )
    }
    for view in views { view.add(to: &builder, isMirrored: isMirrored) }
    var environment = environment
    if isMirrored { environment.layoutDirection = environment.layoutDirection.opposite }
    return LayoutScene(
      host: host,
      safeArea: safeArea,
      environment: environment,
      tree: builder.finish()
    )
  }

  func layout(
    measurer: any TextMeasurer = FixedTextMeasurer(),
    isMirrored: Bool = false
  ) -> LayoutResult {
    scene(isMirrored: isMirrored).layout(measurer: measurer)
  }
}

extension AlignmentKey {
  /// The key of the alignment that a scene declares at a position.
  static func custom(_ index: UInt16) -> AlignmentKey {
    AlignmentKey(rawValue: AlignmentKey.builtInCount + index)
  }
}

extension HorizontalAlignment {
  static func custom(_ index: UInt16) -> HorizontalAlignment {
    HorizontalAlignment(AlignmentKey.custom(index))
  }
}

extension VerticalAlignment {
  static func custom(_ index: UInt16) -> VerticalAlignment {
    VerticalAlignment(AlignmentKey.custom(index))
  }
}

extension LayoutResult {
  /// The frame of the bare view with an id.
  func frame(_ id: String) -> [Double]? {
    view(withID: id).map { $0.frame.numbers }
  }

  /// The frame of the view with an id after all its modifiers.
  func outerFrame(_ id: String) -> [Double]? {
    view(withID: id).map { $0.outerFrame.numbers }
  }
}

extension Rect {
  var numbers: [Double] { [minX, minY, width, height] }
}
