// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// Inert: always `nil`.
  open var stringValue: String? { nil }
  /// Inert: always `[]`.
  open var corners: [CGPoint] { [] }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureVideoPreviewLayer: CALayer {
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
  /// Stored; has no effect.
  open var session: AVCaptureSession? = nil
  /// Stored; has no effect.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Inert: always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint
  { point }
  /// Inert: always returns the same instance.
  @discardableResult open func transformedMetadataObject(for object: AVMetadataObject)
    -> AVMetadataObject?
  { nil }
}
