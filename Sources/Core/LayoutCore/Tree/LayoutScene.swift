/// A view tree and the screen, window or proposal for which it is laid out.
public struct LayoutScene: Sendable {
  /// The size or proposal of the root.
  public enum Host: Sendable, Hashable {
    /// A screen or window: the root is proposed its safe area and centred there.
    case size(Size)
    /// A bare proposal: the root answers it and is at the origin.
    case proposal(ProposedViewSize)

    /// The proposed width, in points; nil if it is nil or infinite.
    package var width: Double? { proposed.width.flatMap { $0.isFinite ? $0 : nil } }

    /// The proposed height, in points; nil if it is nil or infinite.
    package var height: Double? { proposed.height.flatMap { $0.isFinite ? $0 : nil } }

    private var proposed: ProposedViewSize {
      switch self {
      case .size(let size): ProposedViewSize(width: size.width, height: size.height)
      case .proposal(let proposal): proposal
      }
    }
  }

  /// The size or proposal of the root.
  public var host: Host
  /// The safe area insets of bars and the device.
  ///
  /// The insets are physical: `leading` is the left one in both directions (L2.5).
  public var safeArea: EdgeInsets
  /// The height that the keyboard covers from the bottom edge, in points.
  public var keyboardHeight: Double
  /// The name of the device that shows it; nil for none that has a name.
  ///
  /// Nothing follows from it: what a device decides stands in the other members.
  public var device: String?
  /// The environment of the root.
  public var environment: EnvironmentValues
  /// The views.
  public var tree: ViewTree

  /// Creates a scene.
  public init(
    host: Host = .size(LayoutScene.defaultSize),
    safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: Double = 0,
    environment: EnvironmentValues = EnvironmentValues(),
    tree: ViewTree
  ) {
    self.host = host
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.environment = environment
    self.tree = tree
  }

  /// The screen of an iPhone 13, in points.
  public static let defaultSize = Size(width: 390, height: 844)

  /// The container size outside of all containers, for `containerRelativeFrame`.
  ///
  /// It is that of the screen or window without its safe area, or the proposal; nil where it has no
  /// finite length (L25.1).
  var containerSize: ProposedViewSize {
    switch host {
    case .size(let size):
      ProposedViewSize(
        width: Padding.childProposal(size.width, insets: insets.horizontal),
        height: Padding.childProposal(size.height, insets: insets.vertical)
      )
    case .proposal(let proposal):
      proposal
    }
  }

  /// The insets around the root: the safe area, and the keyboard if it is larger (L2.1 and L24.1).
  public var insets: EdgeInsets {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets
  }
}
