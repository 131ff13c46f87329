// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// Inert: always `nil`.
  open var stringValue: String? { nil }
  /// Inert: always `[]`.
  open var corners: [CGPoint] { [] }
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCaptureVideoPreviewLayer: CALayer {
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var session: AVCaptureSession? = nil
  /// A value that is kept, and changes nothing.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Inert: always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint
  { point }
  /// Inert: returns the same to everybody.
  @discardableResult open func transformedMetadataObject(for object: AVMetadataObject)
    -> AVMetadataObject?
  { nil }
}
