import FrameworkPlaces
import SwiftUI

/// The placeholder of a SceneKit scene.
public struct SceneView: View {
  /// The interactions of a user with a scene, which has none here.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Camera control.
    public static let allowsCameraControl = Options(rawValue: 1)
    /// Default lighting.
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    /// Continuous rendering.
    public static let rendersContinuously = Options(rawValue: 4)
    /// Shadows waver.
    public static let jitteringEnabled = Options(rawValue: 8)
  }

  /// Creates the placeholder of a scene.
  public init(
    scene: SCNScene? = nil,
    pointOfView: SCNNode? = nil,
    options: Options = [],
    preferredFramesPerSecond: Int = 60
  ) {}

  /// The placeholder.
  public var body: some View { FrameworkPlace("SceneView", of: "SceneKit") }
}
