// Written by tools/frameworks/generate from MetricKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of MetricKit; only its name and values exist.
open class MXMetricManager: NSObject {
  /// Inert: always `MXMetricManager()`.
  public static var shared: MXMetricManager { MXMetricManager() }
  /// Inert: does nothing.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Inert: does nothing.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Inert: a class of MetricKit; only its name and values exist.
open class MXMetricPayload: NSObject {
}

/// Inert: a class of MetricKit; only its name and values exist.
open class MXDiagnosticPayload: NSObject {
}

/// Callbacks of MetricKit, which are never made.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// Inert: never called.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Inert: never called.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Inert: does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Inert: does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
