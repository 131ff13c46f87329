// Written by tools/frameworks/generate from MediaPlayer.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPNowPlayingInfoCenter: NSObject {
  /// A constant, which changes nothing.
  public static let shared: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> MPNowPlayingInfoCenter { shared }
  /// A value that is kept, and changes nothing.
  open var nowPlayingInfo: [String: Any]? = nil
  /// A value that is kept, and changes nothing.
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

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPRemoteCommandCenter: NSObject {
  /// A constant, which changes nothing.
  public static let center: MPRemoteCommandCenter = MPRemoteCommandCenter()
  /// Inert: returns the same to everybody.
  @discardableResult public static func shared() -> MPRemoteCommandCenter { center }
  /// A constant, which changes nothing.
  public let playCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let pauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let stopCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// A constant, which changes nothing.
  public let skipForwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// A constant, which changes nothing.
  public let skipBackwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// A constant, which changes nothing.
  public let changePlaybackPositionCommand: MPRemoteCommand = MPRemoteCommand()
}

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPRemoteCommand: NSObject {
  /// A value that is kept, and changes nothing.
  open var isEnabled: Bool = true
  /// Inert: returns the same to everybody.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Inert: does nothing.
  open func removeTarget(_ target: Any?) {}
}

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// A value that is kept, and changes nothing.
  open var preferredIntervals: [NSNumber] = []
}

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPRemoteCommandEvent: NSObject {
  /// Inert: always `0`.
  open var timestamp: TimeInterval { 0 }
}

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
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

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPMediaItemArtwork: NSObject {
  /// Creates one, which does nothing.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    super.init()
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func image(at size: CGSize) -> UIImage? { nil }
}

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
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

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
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

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPMediaLibrary: NSObject {
  /// Inert: returns the same to everybody.
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

/// Inert: a class of MediaPlayer, of which there is only the name and its values.
open class MPVolumeView: UIView {
  /// A value that is kept, and changes nothing.
  open var showsRouteButton: Bool = true
  /// A value that is kept, and changes nothing.
  open var showsVolumeSlider: Bool = true
}

/// A constant, which changes nothing.
public let MPMediaItemPropertyTitle: String = "title"

/// A constant, which changes nothing.
public let MPMediaItemPropertyArtist: String = "artist"

/// A constant, which changes nothing.
public let MPMediaItemPropertyAlbumTitle: String = "albumTitle"

/// A constant, which changes nothing.
public let MPMediaItemPropertyArtwork: String = "artwork"

/// A constant, which changes nothing.
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"

/// A constant, which changes nothing.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// A constant, which changes nothing.
public let MPNowPlayingInfoPropertyPlaybackRate: String = "MPNowPlayingInfoPropertyPlaybackRate"

/// A constant, which changes nothing.
public let MPNowPlayingInfoPropertyIsLiveStream: String = "MPNowPlayingInfoPropertyIsLiveStream"
