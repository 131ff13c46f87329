// Written by tools/frameworks/generate from CoreHaptics.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreHaptics, of which there is only the name and its values.
open class CHHapticParameterCurve: NSObject {
  /// Creates one, which does nothing.
  public init(
    parameterID: CHHapticDynamicParameter.ID,
    controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    super.init()
  }
  /// Inert: a class of CoreHaptics, of which there is only the name and its values.
  open class ControlPoint: NSObject {
    /// Creates one, which does nothing.
    public init(relativeTime: TimeInterval, value: Float) {
      super.init()
    }
  }
}
