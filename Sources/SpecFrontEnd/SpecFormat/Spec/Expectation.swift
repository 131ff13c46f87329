public import LayoutCore

/// The layout that a spec expects.
public struct Expectation: Sendable {
  /// A value for the view with an id.
  public struct Named<Value: Sendable>: Sendable {
    /// The view's id.
    public var id: String
    /// The expected value.
    public var value: Value

    /// Returns the same id with another value.
    func map<Other>(_ other: (Value) -> Other) -> Named<Other> {
      Named<Other>(id: id, value: other(value))
    }
  }

  /// The value of a guide.
  public struct Guide: Sendable {
    /// Its name in the spec.
    public var name: String
    /// Its identity.
    public var key: AlignmentKey
    /// Points from the leading or top edge; nil for none.
    public var value: Double?
  }

  /// The scroll geometry that a spec expects of a scroll view; each part may be absent.
  public struct ScrollGeometry: Sendable {
    /// The area in which content is seen.
    public var frame: Rect?
    /// The insets by which safe areas keep content free at rest; logical.
    public var contentInsets: EdgeInsets?
    /// The size of the content.
    public var contentSize: Size?
    /// The scroll position of the content.
    public var position: ScrollPosition?
  }

  /// The frames of which a coordinate may be expected alone.
  public enum Frames: String, Sendable, Hashable {
    case frames
    case pixelFrames
    case renderedFrames
    case styleFrames
    case presentedFrames
    case contentFrames
    case pathBounds
    case drawnFrames
    case shownFrames
  }

  /// A single coordinate of a frame.
  public struct Coordinate: Sendable {
    /// The kind of frame of the view or modifier.
    public var frames: Frames
    /// The coordinate of the frame.
    public var name: FrameCoordinate
    /// Its value, in points.
    public var value: Double
  }

  /// Expected values; each kind may be absent.
  public struct Values: Sendable {
    /// The root view's own size, infinite lengths included.
    public var size: Size?
    /// Frames of bare views and of views that modifiers make.
    public var frames: [Named<Rect>] = []
    /// Frames of a view after each of its modifiers.
    public var modifierFrames: [Named<[Rect]>] = []
    /// Frames rounded to pixels.
    public var pixelFrames: [Named<Rect>] = []
    /// Bounding boxes under effects.
    public var renderedFrames: [Named<Rect>] = []
    /// The frames that the styles of backgrounds and overlays fill, by the modifier's id.
    public var styleFrames: [Named<Rect>] = []
    /// The frames of presentations over the scene, by the modifier's id.
    public var presentedFrames: [Named<Rect>] = []
    /// The safe area insets of views; logical.
    public var safeAreaInsets: [Named<EdgeInsets>] = []
    /// Frames in the content of the scroll views around the views.
    public var contentFrames: [Named<Rect>] = []
    /// The scroll geometry of scroll views.
    public var scrollViews: [Named<ScrollGeometry>] = []
    /// Bounding boxes of outlines.
    public var pathBounds: [Named<Rect>] = []
    /// Bounding boxes of what canvases draw.
    public var drawnFrames: [Named<Rect>] = []
    /// The frames of views as presented at a time, with all effects applied.
    public var shownFrames: [Named<Rect>] = []
    /// The effects on views as they are presented at a time.
    public var shownEffects: [Named<[ShownEffect: Double]>] = []
    /// The views that have left and are still seen at a time; nil for whichever.
    public var leaving: [String]?
    /// Single coordinates of all these frames.
    public var coordinates: [Named<Coordinate>] = []
    /// Values of guides, explicit or default.
    public var guides: [Named<[Guide]>] = []
    /// Values of guides if explicit.
    public var explicitGuides: [Named<[Guide]>] = []
    /// The sizes proposed to views while sizes were negotiated.
    public var measureProposals: [Named<[ProposedViewSize]>] = []
    /// The sizes proposed to views for placement.
    public var placementProposals: [Named<ProposedViewSize>] = []
    /// Ids from back to front.
    public var drawOrder: [String] = []
    /// The lines of texts.
    public var lines: [Named<[String]>] = []
    /// Lines that texts have among others, in this order.
    public var containedLines: [Named<[String]>] = []
    /// Whether texts are truncated.
    public var truncated: [Named<Bool>] = []
    /// The accessibility tree in reading order, the keys stated of each node.
    public var accessibility: ProbeValue?
    /// The utterances of a screen reader.
    public var spoken: [String]?
    /// Utterances that must occur among others, in this order.
    public var containedSpoken: [String] = []

    /// Creates values of which none is expected.
    public init() {}
  }

  /// The expectation for the layout in the opposite direction.
  public enum Opposite: Sendable {
    /// The mirror image.
    case mirrored
    /// Nothing.
    case skipped
    /// These values.
    case values(Values)
  }

  /// The values expected of the layout as the spec states it.
  public var values = Values()
  /// The expectation for the opposite direction.
  public var opposite = Opposite.mirrored
  /// The tolerance of numbers, in points.
  public var tolerance = 0.001
  /// Whether elements may have more traits than are stated.
  public var traitsAreLowerBound = false
  /// The expectations for the same screen with real text: values and the opposite direction.
  public var pango: [Expectation] = []
  /// The expected result of a rule.
  public var result: ProbeValue?
  /// The expectations at times, in any order.
  public var moments: [Moment] = []

  /// An expectation at a time.
  public struct Moment: Sendable {
    /// The seconds since the screen has appeared.
    public var time: Double
    /// The expectation at that time, without further moments.
    public var expectation: Expectation
  }
}
