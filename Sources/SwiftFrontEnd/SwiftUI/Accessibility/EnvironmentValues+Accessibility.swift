internal import LayoutCore

private protocol OffByDefault: EnvironmentKey where Value == Bool {}

extension OffByDefault {
  static var defaultValue: Bool { false }
}

private enum ReduceTransparencyKey: EngineEnvironmentKey {
  static let defaultValue = false

  static func change(_ value: Bool) -> EngineChange { { $0.drawing.reducesTransparency = value } }
}

private enum EnabledKey: OffByDefault {}
private enum ReduceMotionKey: OffByDefault {}
private enum DifferentiateKey: OffByDefault {}
private enum InvertColorsKey: OffByDefault {}
private enum VoiceOverKey: OffByDefault {}
private enum SwitchControlKey: OffByDefault {}
private enum AssistiveAccessKey: OffByDefault {}
private enum ButtonShapesKey: OffByDefault {}
private enum PlayAnimatedImagesKey: EnvironmentKey { static let defaultValue = true }
private enum DimFlashingLightsKey: OffByDefault {}
private enum LargeContentViewerKey: OffByDefault {}
private enum QuickActionsKey: OffByDefault {}

extension EnvironmentValues {
  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// `true` if the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// `true` if the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// `true` if the user needs more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// `true` if a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// `true` if Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether the device is in its simplest mode.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }

  /// `true` if buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Whether images move by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether lights that flash are to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// `true` if the large content viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether quick actions are offered.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }
}
