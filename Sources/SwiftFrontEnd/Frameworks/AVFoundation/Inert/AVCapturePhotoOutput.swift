// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Inert: always `false`.
  open var isHighResolutionCaptureEnabled: Bool { false }
  /// Inert: does nothing.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCapturePhotoSettings: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(format: [String: Any]?) {
    super.init()
  }
  /// Stored; has no effect.
  open var flashMode: AVCaptureDevice.FlashMode = .off
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCapturePhoto: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func fileDataRepresentation() -> Data? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func cgImageRepresentation() -> CGImage? { nil }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureResolvedPhotoSettings: NSObject {
}

/// Callbacks of AVFoundation, which are never made.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Inert: never called.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
  /// Inert: never called.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  )
}

extension AVCapturePhotoCaptureDelegate {
  /// Inert: does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Inert: always `false`.
  open var isRecording: Bool { false }
  /// Inert: does nothing.
  open func startRecording(to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate)
  {}
  /// Inert: does nothing.
  open func stopRecording() {}
}

/// Another name.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput

/// Callbacks of AVFoundation, which are never made.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Inert: never called.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo url: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Inert: does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo url: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Stored; has no effect.
  open var alwaysDiscardsLateVideoFrames: Bool = true
  /// Stored; has no effect.
  open var videoSettings: [String: Any]! = [:]
  /// Inert: does nothing.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue: DispatchQueue?
  ) {}
}

/// Callbacks of AVFoundation, which are never made.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Inert: never called.
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput buffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Inert: does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput buffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Stored; has no effect.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Inert: always `[]`.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Stored; has no effect.
  open var rectOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Inert: does nothing.
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue: DispatchQueue?
  ) {}
}

/// Callbacks of AVFoundation, which are never made.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Inert: never called.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Inert: does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMetadataObject: NSObject {
  /// Inert: always `.qr`.
  open var type: ObjectType { .qr }
  /// Inert: always `.zero`.
  open var bounds: CGRect { .zero }
  /// A name of AVFoundation's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let qr = ObjectType(rawValue: "qr")
    /// A name without effect.
    public static let ean13 = ObjectType(rawValue: "ean13")
    /// A name without effect.
    public static let ean8 = ObjectType(rawValue: "ean8")
    /// A name without effect.
    public static let code128 = ObjectType(rawValue: "code128")
    /// A name without effect.
    public static let code39 = ObjectType(rawValue: "code39")
    /// A name without effect.
    public static let code93 = ObjectType(rawValue: "code93")
    /// A name without effect.
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    /// A name without effect.
    public static let aztec = ObjectType(rawValue: "aztec")
    /// A name without effect.
    public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
    /// A name without effect.
    public static let upce = ObjectType(rawValue: "upce")
    /// A name without effect.
    public static let itf14 = ObjectType(rawValue: "itf14")
    /// A name without effect.
    public static let face = ObjectType(rawValue: "face")
    /// A name without effect.
    public static let code39Mod43 = ObjectType(rawValue: "code39Mod43")
    /// A name without effect.
    public static let interleaved2of5 = ObjectType(rawValue: "interleaved2of5")
    /// A name without effect.
    public static let codabar = ObjectType(rawValue: "codabar")
    /// A name without effect.
    public static let gs1DataBar = ObjectType(rawValue: "gs1DataBar")
    /// A name without effect.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "gs1DataBarExpanded")
    /// A name without effect.
    public static let gs1DataBarLimited = ObjectType(rawValue: "gs1DataBarLimited")
    /// A name without effect.
    public static let microPDF417 = ObjectType(rawValue: "microPDF417")
    /// A name without effect.
    public static let microQR = ObjectType(rawValue: "microQR")
    /// A name without effect.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A name without effect.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A name without effect.
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }
}
