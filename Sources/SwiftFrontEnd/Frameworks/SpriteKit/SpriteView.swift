import FrameworkPlaces
import SwiftUI

/// The place of a scene of SpriteKit.
public struct SpriteView: View {
  /// What is drawn beside the scene.
  public struct DebugOptions: OptionSet, Sendable {
    /// The number that stands for it.
    public let rawValue: UInt
    /// Creates what a number stands for.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How often it is drawn.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// How many nodes it has.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// What bodies are like.
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }

  /// How the scene is drawn.
  public struct Options: OptionSet, Sendable {
    /// The number that stands for it.
    public let rawValue: UInt
    /// Creates what a number stands for.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is behind it is seen.
    public static let allowsTransparency = Options(rawValue: 1)
    /// In no order.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Only what is seen.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// Creates the place of a scene.
  public init(
    scene: SKScene,
    transition: NSObject? = nil,
    isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {}

  /// The place.
  public var body: some View { FrameworkPlace("SpriteView", of: "SpriteKit") }
}
