import FrameworkPlaces
import SwiftUI

/// The placeholder of a SpriteKit scene.
public struct SpriteView: View {
  /// The statistics that are drawn beside the scene.
  public struct DebugOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The frame rate.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The count of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The outlines of physics bodies.
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }

  /// The options of drawing a scene.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lets the content behind the scene show through.
    public static let allowsTransparency = Options(rawValue: 1)
    /// Draws siblings in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Skips nodes that are not visible.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// Creates the placeholder of a scene.
  public init(
    scene: SKScene,
    transition: NSObject? = nil,
    isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {}

  /// The placeholder.
  public var body: some View { FrameworkPlace("SpriteView", of: "SpriteKit") }
}
