// Written by tools/frameworks/generate from CoreHaptics.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreHaptics; only its name and values exist.
open class CHHapticParameterCurve: NSObject {
  /// Creates an instance without effect.
  public init(
    parameterID: CHHapticDynamicParameter.ID,
    controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    super.init()
  }
  /// Inert: a class of CoreHaptics; only its name and values exist.
  open class ControlPoint: NSObject {
    /// Creates an instance without effect.
    public init(relativeTime: TimeInterval, value: Float) {
      super.init()
    }
  }
}
