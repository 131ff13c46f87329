// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayerItemOutput: NSObject {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayerItemVideoOutput: NSObject {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVVideoComposition: NSObject {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVMutableVideoComposition: NSObject {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVPlayerLayer: CALayer {
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
  /// Stored; has no effect.
  open var player: AVPlayer? = nil
  /// Stored; has no effect.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Inert: always `false`.
  open var isReadyForDisplay: Bool { false }
  /// Inert: always `.zero`.
  open var videoRect: CGRect { .zero }
}

/// A name of AVFoundation's.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  /// A name without effect.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
  /// A name without effect.
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
}

extension Notification.Name {
  /// A constant without effect.
  public static let AVPlayerItemDidPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// A constant without effect.
  public static let AVPlayerItemFailedToPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// A constant without effect.
  public static let AVPlayerItemPlaybackStalled: Notification.Name = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  /// A constant without effect.
  public static let AVPlayerItemTimeJumped: Notification.Name = Notification.Name(
    "AVPlayerItemTimeJumpedNotification"
  )
}

extension AVPlayerItem {
  /// Inert: always `.AVPlayerItemDidPlayToEndTime`.
  public static var didPlayToEndTimeNotification: Notification.Name {
    .AVPlayerItemDidPlayToEndTime
  }
  /// Inert: always `.AVPlayerItemFailedToPlayToEndTime`.
  public static var failedToPlayToEndTimeNotification: Notification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }
}

/// An error of AVFoundation, with its codes.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case diskFull = -11807
    case mediaServicesWereReset = -11819
    case decodeFailed = -11821
    case exportFailed = -11820
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorizedToUseDevice = -11852
    case fileFormatNotRecognized = -11828
    case operationInterrupted = -11847
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }
  /// An error code.
  public static var unknown: Code { .unknown }
  /// An error code.
  public static var outOfMemory: Code { .outOfMemory }
  /// An error code.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// An error code.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// An error code.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// An error code.
  public static var diskFull: Code { .diskFull }
  /// An error code.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// An error code.
  public static var decodeFailed: Code { .decodeFailed }
  /// An error code.
  public static var exportFailed: Code { .exportFailed }
  /// An error code.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// An error code.
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  /// An error code.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// An error code.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The domain of the codes.
  public static var errorDomain: String { "AVErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
