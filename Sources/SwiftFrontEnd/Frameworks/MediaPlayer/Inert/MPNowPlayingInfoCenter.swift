// Written by tools/frameworks/generate from MediaPlayer.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPNowPlayingInfoCenter: NSObject {
  /// A constant without effect.
  public static let shared: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> MPNowPlayingInfoCenter { shared }
  /// Stored; has no effect.
  open var nowPlayingInfo: [String: Any]? = nil
  /// Stored; has no effect.
  open var playbackState: MPNowPlayingPlaybackState = .unknown
}

/// A value of MediaPlayer, by its name.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown
  case playing
  case paused
  case stopped
  case interrupted
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPRemoteCommandCenter: NSObject {
  /// A constant without effect.
  public static let center: MPRemoteCommandCenter = MPRemoteCommandCenter()
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> MPRemoteCommandCenter { center }
  /// A constant without effect.
  public let playCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let pauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let stopCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant without effect.
  public let skipForwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// A constant without effect.
  public let skipBackwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// A constant without effect.
  public let changePlaybackPositionCommand: MPRemoteCommand = MPRemoteCommand()
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPRemoteCommand: NSObject {
  /// Stored; has no effect.
  open var isEnabled: Bool = true
  /// Inert: always returns the same instance.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Inert: does nothing.
  open func removeTarget(_ target: Any?) {}
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// Stored; has no effect.
  open var preferredIntervals: [NSNumber] = []
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPRemoteCommandEvent: NSObject {
  /// Inert: always `0`.
  open var timestamp: TimeInterval { 0 }
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Inert: always `0`.
  open var positionTime: TimeInterval { 0 }
}

/// A value of MediaPlayer, by its name.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPMediaItemArtwork: NSObject {
  /// Creates an instance without effect.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    super.init()
  }
  /// Inert: always returns the same instance.
  @discardableResult open func image(at size: CGSize) -> UIImage? { nil }
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPMediaItem: NSObject {
  /// Inert: always `nil`.
  open var title: String? { nil }
  /// Inert: always `nil`.
  open var artist: String? { nil }
  /// Inert: always `nil`.
  open var albumTitle: String? { nil }
  /// Inert: always `0`.
  open var playbackDuration: TimeInterval { 0 }
  /// Inert: always `nil`.
  open var artwork: MPMediaItemArtwork? { nil }
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPMusicPlayerController: NSObject {
  /// Inert: always `MPMusicPlayerController()`.
  public static var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Inert: always `MPMusicPlayerController()`.
  public static var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Inert: always `nil`.
  open var nowPlayingItem: MPMediaItem? { nil }
  /// Inert: does nothing.
  open func play() {}
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPMediaLibrary: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    .notDetermined
  }
}

/// A value of MediaPlayer, by its name.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

/// Inert: a class of MediaPlayer; only its name and values exist.
open class MPVolumeView: UIView {
  /// Stored; has no effect.
  open var showsRouteButton: Bool = true
  /// Stored; has no effect.
  open var showsVolumeSlider: Bool = true
}

/// A constant without effect.
public let MPMediaItemPropertyTitle: String = "title"

/// A constant without effect.
public let MPMediaItemPropertyArtist: String = "artist"

/// A constant without effect.
public let MPMediaItemPropertyAlbumTitle: String = "albumTitle"

/// A constant without effect.
public let MPMediaItemPropertyArtwork: String = "artwork"

/// A constant without effect.
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"

/// A constant without effect.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// A constant without effect.
public let MPNowPlayingInfoPropertyPlaybackRate: String = "MPNowPlayingInfoPropertyPlaybackRate"

/// A constant without effect.
public let MPNowPlayingInfoPropertyIsLiveStream: String = "MPNowPlayingInfoPropertyIsLiveStream"
