// Written by tools/frameworks/generate from AVKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AVFoundation
import SwiftUI
import UIKit

/// Inert: a class of AVKit; only its name and values exist.
open class AVPlayerViewController: UIViewController {
  /// Stored; has no effect.
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Stored; has no effect.
  open var player: AVPlayer? = nil
  /// Stored; has no effect.
  open var showsPlaybackControls: Bool = true
  /// Stored; has no effect.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Stored; has no effect.
  open var allowsPictureInPicturePlayback: Bool = true
  /// Stored; has no effect.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  /// Stored; has no effect.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// Stored; has no effect.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// Stored; has no effect.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// Inert: always `false`.
  open var isReadyForDisplay: Bool { false }
}

/// Callbacks of AVKit, which are never made.
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  /// Inert: never called.
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Inert: does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
  /// Inert: does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
}

/// Inert: a class of AVKit; only its name and values exist.
open class AVRoutePickerView: UIView {
  /// Stored; has no effect.
  open var prioritizesVideoDevices: Bool = false
  /// Stored; has no effect.
  open var activeTintColor: UIColor! = nil
}

/// Inert: a class of AVKit; only its name and values exist.
open class AVPictureInPictureController: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isPictureInPictureSupported() -> Bool { false }
  /// Always nil.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// Stored; has no effect.
  public weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Inert: always `false`.
  open var isPictureInPictureActive: Bool { false }
  /// Inert: always `false`.
  open var isPictureInPicturePossible: Bool { false }
  /// Inert: does nothing.
  open func startPictureInPicture() {}
  /// Inert: does nothing.
  open func stopPictureInPicture() {}
}

/// Callbacks of AVKit, which are never made.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Inert: never called.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController
  )
}

extension AVPictureInPictureControllerDelegate {
  /// Inert: does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}
}
