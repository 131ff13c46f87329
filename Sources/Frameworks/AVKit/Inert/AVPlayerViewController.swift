// Written by tools/frameworks/generate from AVKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AVFoundation
import SwiftUI
import UIKit

/// Inert: a class of AVKit, of which there is only the name and its values.
open class AVPlayerViewController: UIViewController {
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A value that is kept, and changes nothing.
  open var player: AVPlayer? = nil
  /// A value that is kept, and changes nothing.
  open var showsPlaybackControls: Bool = true
  /// A value that is kept, and changes nothing.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// A value that is kept, and changes nothing.
  open var allowsPictureInPicturePlayback: Bool = true
  /// A value that is kept, and changes nothing.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  /// A value that is kept, and changes nothing.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// A value that is kept, and changes nothing.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// A value that is kept, and changes nothing.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// Inert: always `false`.
  open var isReadyForDisplay: Bool { false }
}

/// What somebody is told by AVKit, which tells nothing here.
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  /// Inert: nobody calls it.
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Inert: does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
  /// Inert: does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
}

/// Inert: a class of AVKit, of which there is only the name and its values.
open class AVRoutePickerView: UIView {
  /// A value that is kept, and changes nothing.
  open var prioritizesVideoDevices: Bool = false
  /// A value that is kept, and changes nothing.
  open var activeTintColor: UIColor! = nil
}

/// Inert: a class of AVKit, of which there is only the name and its values.
open class AVPictureInPictureController: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func isPictureInPictureSupported() -> Bool { false }
  /// There is none.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// A value that is kept, and changes nothing.
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

/// What somebody is told by AVKit, which tells nothing here.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
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
