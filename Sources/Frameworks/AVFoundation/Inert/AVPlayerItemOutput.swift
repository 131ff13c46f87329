// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVPlayerItemOutput: NSObject {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVPlayerItemVideoOutput: NSObject {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVVideoComposition: NSObject {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVMutableVideoComposition: NSObject {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVPlayerLayer: CALayer {
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var player: AVPlayer? = nil
  /// A value that is kept, and changes nothing.
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
  /// A name, which changes nothing.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  /// A name, which changes nothing.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
  /// A name, which changes nothing.
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
}

extension Notification.Name {
  /// A constant, which changes nothing.
  public static let AVPlayerItemDidPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// A constant, which changes nothing.
  public static let AVPlayerItemFailedToPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// A constant, which changes nothing.
  public static let AVPlayerItemPlaybackStalled: Notification.Name = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  /// A constant, which changes nothing.
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
  /// What has gone wrong.
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
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }
  /// A code by its name.
  public static var unknown: Code { .unknown }
  /// A code by its name.
  public static var outOfMemory: Code { .outOfMemory }
  /// A code by its name.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// A code by its name.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// A code by its name.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// A code by its name.
  public static var diskFull: Code { .diskFull }
  /// A code by its name.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// A code by its name.
  public static var decodeFailed: Code { .decodeFailed }
  /// A code by its name.
  public static var exportFailed: Code { .exportFailed }
  /// A code by its name.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// A code by its name.
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  /// A code by its name.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// A code by its name.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The domain of the codes.
  public static var errorDomain: String { "AVErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
