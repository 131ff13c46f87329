// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of AVFoundation, by its name.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureSession: NSObject {
  /// Stored; has no effect.
  open var sessionPreset: Preset = .high
  /// Inert: always `false`.
  open var isRunning: Bool { false }
  /// Inert: always `[]`.
  open var inputs: [AVCaptureInput] { [] }
  /// Inert: always `[]`.
  open var outputs: [AVCaptureOutput] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// Inert: does nothing.
  open func addInput(_ input: AVCaptureInput) {}
  /// Inert: does nothing.
  open func addOutput(_ output: AVCaptureOutput) {}
  /// Inert: does nothing.
  open func removeInput(_ input: AVCaptureInput) {}
  /// Inert: does nothing.
  open func removeOutput(_ output: AVCaptureOutput) {}
  /// Inert: does nothing.
  open func beginConfiguration() {}
  /// Inert: does nothing.
  open func commitConfiguration() {}
  /// Inert: does nothing.
  open func startRunning() {}
  /// Inert: does nothing.
  open func stopRunning() {}
  /// A name of AVFoundation's.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let photo = Preset(rawValue: "photo")
    /// A name without effect.
    public static let high = Preset(rawValue: "high")
    /// A name without effect.
    public static let medium = Preset(rawValue: "medium")
    /// A name without effect.
    public static let low = Preset(rawValue: "low")
    /// A name without effect.
    public static let hd1280x720 = Preset(rawValue: "hd1280x720")
    /// A name without effect.
    public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    /// A name without effect.
    public static let hd4K3840x2160 = Preset(rawValue: "hd4K3840x2160")
    /// A name without effect.
    public static let vga640x480 = Preset(rawValue: "vga640x480")
    /// A name without effect.
    public static let inputPriority = Preset(rawValue: "inputPriority")
  }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureInput: NSObject {
  /// Stored; has no effect.
  open var isEnabled: Bool = false
  /// Stored; has no effect.
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  /// Stored; has no effect.
  open var videoRotationAngle: CGFloat = 0
  /// Stored; has no effect.
  open var isVideoMirrored: Bool = false
  /// Inert: always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// Inert: always `false`.
  open var isVideoMirroringSupported: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureConnection: NSObject {
  /// Stored; has no effect.
  open var isEnabled: Bool = false
  /// Stored; has no effect.
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  /// Stored; has no effect.
  open var videoRotationAngle: CGFloat = 0
  /// Stored; has no effect.
  open var isVideoMirrored: Bool = false
  /// Inert: always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// Inert: always `false`.
  open var isVideoMirroringSupported: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// A value of AVFoundation, by its name.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureOutput: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
  /// Inert: always `[]`.
  open var connections: [AVCaptureConnection] { [] }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Always throws: there is no camera.
  public init(device: AVCaptureDevice) throws {
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
  /// Inert: always `AVCaptureDevice()`.
  open var device: AVCaptureDevice { AVCaptureDevice() }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVCaptureDevice: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`(
    _ deviceType: DeviceType,
    for type: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus(for type: AVMediaType)
    -> AVAuthorizationStatus
  { .notDetermined }
  /// Inert: always returns the same instance.
  @discardableResult public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  /// Inert: does nothing.
  @discardableResult public static func requestAccess(
    for type: AVMediaType,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  nonisolated(unsafe) public static var userPreferredCamera: AVCaptureDevice?
  public static var systemPreferredCamera: AVCaptureDevice? { nil }
  /// Inert: always `.unspecified`.
  open var position: Position { .unspecified }
  /// Inert: always `""`.
  open var localizedName: String { "" }
  /// Inert: always `""`.
  open var uniqueID: String { "" }
  /// Inert: always `false`.
  open var hasTorch: Bool { false }
  /// Inert: always `false`.
  open var hasFlash: Bool { false }
  /// Inert: always `false`.
  open var isTorchAvailable: Bool { false }
  /// Inert: always `1`.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Inert: always `1`.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Inert: always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Inert: always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Stored; has no effect.
  open var torchMode: TorchMode = .off
  /// Stored; has no effect.
  open var focusMode: FocusMode = .locked
  /// Stored; has no effect.
  open var exposureMode: ExposureMode = .locked
  /// Stored; has no effect.
  open var videoZoomFactor: CGFloat = 1
  /// Stored; has no effect.
  open var focusPointOfInterest: CGPoint = .zero
  /// Stored; has no effect.
  open var exposurePointOfInterest: CGPoint = .zero
  /// Inert: does nothing.
  open func lockForConfiguration() throws {}
  /// Inert: does nothing.
  open func unlockForConfiguration() {}
  /// Inert: always returns the same instance.
  @discardableResult open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  /// Inert: does nothing.
  open func setTorchModeOn(level: Float) throws {}
  /// A value of AVFoundation, by its name.
  public enum Position: Int, Sendable {
    case unspecified
    case back
    case front
  }
  /// A value of AVFoundation, by its name.
  public enum TorchMode: Int, Sendable {
    case off
    case on
    case auto
  }
  /// A value of AVFoundation, by its name.
  public enum FlashMode: Int, Sendable {
    case off
    case on
    case auto
  }
  /// A value of AVFoundation, by its name.
  public enum FocusMode: Int, Sendable {
    case locked
    case autoFocus
    case continuousAutoFocus
  }
  /// A value of AVFoundation, by its name.
  public enum ExposureMode: Int, Sendable {
    case locked
    case autoExpose
    case continuousAutoExposure
    case custom
  }
  /// A name of AVFoundation's.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    /// A name without effect.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    /// A name without effect.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    /// A name without effect.
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    /// A name without effect.
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    /// A name without effect.
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    /// A name without effect.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
    /// A name without effect.
    public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
    /// A name without effect.
    public static let microphone = DeviceType(rawValue: "microphone")
    /// A name without effect.
    public static let external = DeviceType(rawValue: "external")
  }
  /// Inert: a class of AVFoundation; only its name and values exist.
  open class DiscoverySession: NSObject {
    /// Creates an instance without effect.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
    /// Inert: always `[]`.
    open var devices: [AVCaptureDevice] { [] }
  }
}
