public import LayoutCore

/// The settings by which a user overrides those of a spec file.
///
/// It is known before a file is read, since what controls are made of depends on it.
public struct SceneOverrides: Sendable, Hashable {
  /// A length that is offered to a screen.
  public enum Length: Sendable, Hashable {
    /// A number of points; infinite for the most.
    case points(Double)
    /// As the screen likes it.
    case ideal

    /// The length as a proposal has it.
    var proposed: Double? {
      switch self {
      case .points(let points): points
      case .ideal: nil
      }
    }
  }

  /// The device that shows the screen.
  public var device: Device?
  /// The orientation of the device.
  public var orientation: Device.Orientation?
  /// Whether the device shows its keyboard.
  public var showsKeyboard = false
  /// The system that the screen looks and behaves like.
  public var system: SystemVersion?
  /// The oldest system that the program is built for.
  public var deploymentTarget: SystemVersion?
  /// The width offered.
  public var width: Length?
  /// The height offered.
  public var height: Length?
  /// The direction of layout.
  public var layoutDirection: LayoutDirection?
  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Pixels per point.
  public var displayScale: Double?

  /// The insets covered by bars and the device, from the leading edge.
  public var safeArea: EdgeInsets?
  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme?
  /// The contrast of colours.
  public var colorSchemeContrast: ColorSchemeContrast?
  /// Whether the reader wants nothing to shine through.
  public var reducesTransparency = false
  /// The language, as a tag.
  public var locale: String?

  /// Nothing other than specs state.
  public init() {}

  /// Changes an environment; its device has done so before.
  func apply(to environment: inout EnvironmentValues) {
    environment.system = system ?? environment.system
    environment.deploymentTarget = deploymentTarget ?? environment.deploymentTarget
    // A reader of Arabic reads from the right, whatever a file says of its language (L17.8).
    if let locale, LayoutDirection(ofLanguage: locale) == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    environment.layoutDirection = layoutDirection ?? environment.layoutDirection
    environment.dynamicTypeSize = dynamicTypeSize ?? environment.dynamicTypeSize
    environment.displayScale = displayScale ?? environment.displayScale
    if let colorScheme { environment.drawing.colorScheme = colorScheme }
    if let colorSchemeContrast { environment.drawing.colorSchemeContrast = colorSchemeContrast }
    if reducesTransparency { environment.drawing.reducesTransparency = true }
    if let locale { environment.locale = locale }
  }

  /// A scene as it is in the other direction of layout.
  package func inOtherDirection(_ scene: LayoutScene) -> LayoutScene {
    var other = scene
    other.environment.layoutDirection = scene.environment.layoutDirection.opposite
    if safeArea != nil { other.safeArea = scene.safeArea.flipped(in: .rightToLeft) }
    return other
  }

  /// The host of a screen with these overrides; a length that is not a number of points makes a
  /// bare proposal of the size that a file states.
  func host(insteadOf host: LayoutScene.Host) -> LayoutScene.Host {
    guard width != nil || height != nil else { return host }
    let stated: ProposedViewSize
    switch host {
    case .proposal(let proposal): stated = proposal
    case .size(let size): stated = ProposedViewSize(width: size.width, height: size.height)
    }
    let offered = ProposedViewSize(
      width: width.map(\.proposed) ?? stated.width,
      height: height.map(\.proposed) ?? stated.height
    )
    guard case .size = host, let width = offered.width, let height = offered.height,
      width.isFinite, height.isFinite
    else { return .proposal(offered) }
    return .size(Size(width: width, height: height))
  }
}
