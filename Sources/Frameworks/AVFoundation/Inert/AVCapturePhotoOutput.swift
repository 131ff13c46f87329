// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Inert: always `false`.
  open var isHighResolutionCaptureEnabled: Bool { false }
  /// Inert: does nothing.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCapturePhotoSettings: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(format: [String: Any]?) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var flashMode: AVCaptureDevice.FlashMode = .off
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCapturePhoto: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult open func fileDataRepresentation() -> Data? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func cgImageRepresentation() -> CGImage? { nil }
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCaptureResolvedPhotoSettings: NSObject {
}

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Inert: nobody calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
  /// Inert: nobody calls it.
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

/// Inert: a class of AVFoundation, of which there is only the name and its values.
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

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Inert: nobody calls it.
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

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// A value that is kept, and changes nothing.
  open var alwaysDiscardsLateVideoFrames: Bool = true
  /// A value that is kept, and changes nothing.
  open var videoSettings: [String: Any]! = [:]
  /// Inert: does nothing.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue: DispatchQueue?
  ) {}
}

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Inert: nobody calls it.
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

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// A value that is kept, and changes nothing.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Inert: always `[]`.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// A value that is kept, and changes nothing.
  open var rectOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Inert: does nothing.
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue: DispatchQueue?
  ) {}
}

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Inert: nobody calls it.
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

/// Inert: a class of AVFoundation, of which there is only the name and its values.
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
    /// A name, which changes nothing.
    public static let qr = ObjectType(rawValue: "qr")
    /// A name, which changes nothing.
    public static let ean13 = ObjectType(rawValue: "ean13")
    /// A name, which changes nothing.
    public static let ean8 = ObjectType(rawValue: "ean8")
    /// A name, which changes nothing.
    public static let code128 = ObjectType(rawValue: "code128")
    /// A name, which changes nothing.
    public static let code39 = ObjectType(rawValue: "code39")
    /// A name, which changes nothing.
    public static let code93 = ObjectType(rawValue: "code93")
    /// A name, which changes nothing.
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    /// A name, which changes nothing.
    public static let aztec = ObjectType(rawValue: "aztec")
    /// A name, which changes nothing.
    public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
    /// A name, which changes nothing.
    public static let upce = ObjectType(rawValue: "upce")
    /// A name, which changes nothing.
    public static let itf14 = ObjectType(rawValue: "itf14")
    /// A name, which changes nothing.
    public static let face = ObjectType(rawValue: "face")
  }
}
