public import LayoutCore

/// What a spec expects of its layout.
public struct Expectation: Sendable {
  /// A value for the view with an id.
  public struct Named<Value: Sendable>: Sendable {
    /// The view's id.
    public var id: String
    /// What is expected of it.
    public var value: Value

    /// The same id with another value.
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

  /// What a scroll view shows of its content; each part may be absent.
  public struct ScrollGeometry: Sendable {
    /// The area in which content is seen.
    public var frame: Rect?
    /// What safe areas keep free of content at rest; logical.
    public var contentInsets: EdgeInsets?
    /// The size of the content.
    public var contentSize: Size?
    /// How far the content has been scrolled.
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
    /// Which frame of the view or modifier.
    public var frames: Frames
    /// Which coordinate.
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
    /// What the styles of backgrounds and overlays fill, by the modifier's id.
    public var styleFrames: [Named<Rect>] = []
    /// Where modifiers show something over the scene, by the modifier's id.
    public var presentedFrames: [Named<Rect>] = []
    /// What views see of safe areas; logical.
    public var safeAreaInsets: [Named<EdgeInsets>] = []
    /// Frames in the content of the scroll views around the views.
    public var contentFrames: [Named<Rect>] = []
    /// What scroll views show of their content.
    public var scrollViews: [Named<ScrollGeometry>] = []
    /// Bounding boxes of outlines.
    public var pathBounds: [Named<Rect>] = []
    /// Bounding boxes of what canvases draw.
    public var drawnFrames: [Named<Rect>] = []
    /// Where views are shown at a time, with all that is done to them.
    public var shownFrames: [Named<Rect>] = []
    /// What is done to views as they are shown at a time.
    public var shownEffects: [Named<[ShownEffect: Double]>] = []
    /// The views that have left and are still seen at a time; nil for whichever.
    public var leaving: [String]?
    /// Single coordinates of all these frames.
    public var coordinates: [Named<Coordinate>] = []
    /// Values of guides, explicit or default.
    public var guides: [Named<[Guide]>] = []
    /// Values of guides if explicit.
    public var explicitGuides: [Named<[Guide]>] = []
    /// What views were proposed while sizes were negotiated.
    public var measureProposals: [Named<[ProposedViewSize]>] = []
    /// What views were proposed for their place.
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
    /// What a screen reader says, an utterance each.
    public var spoken: [String]?
    /// What it says among other things, in this order.
    public var containedSpoken: [String] = []

    /// Creates values of which none is expected.
    public init() {}
  }

  /// What is expected of the layout in the opposite direction.
  public enum Opposite: Sendable {
    /// The mirror image.
    case mirrored
    /// Nothing.
    case skipped
    /// These values.
    case values(Values)
  }

  /// What is expected of the layout as the spec states it.
  public var values = Values()
  /// What is expected in the opposite direction.
  public var opposite = Opposite.mirrored
  /// How far a number may be off, in points.
  public var tolerance = 0.001
  /// Whether elements may have more traits than are stated.
  public var traitsAreLowerBound = false
  /// What is expected of the same screen with real text: values and the opposite direction.
  public var pango: [Expectation] = []
  /// What is expected of a rule.
  public var result: ProbeValue?
  /// What is expected at times, whatever their order.
  public var moments: [Moment] = []

  /// What is expected at a time.
  public struct Moment: Sendable {
    /// The seconds since the screen has appeared.
    public var time: Double
    /// What is expected then, without further moments.
    public var expectation: Expectation
  }
}
