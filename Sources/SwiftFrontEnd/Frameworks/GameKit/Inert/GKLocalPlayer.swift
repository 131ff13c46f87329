// Written by tools/frameworks/generate from GameKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of GameKit; only its name and values exist.
open class GKPlayer: NSObject {
  /// Inert: always `""`.
  open var displayName: String { "" }
  /// Inert: always `""`.
  open var alias: String { "" }
  /// Inert: always `""`.
  open var gamePlayerID: String { "" }
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKLocalPlayer: GKPlayer {
  /// A constant without effect.
  public static let local: GKLocalPlayer = GKLocalPlayer()
  /// Inert: always `false`.
  open var isAuthenticated: Bool { false }
  /// Inert: always `false`.
  open var isUnderage: Bool { false }
  /// Stored; has no effect.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? = nil
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKAchievement: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  open var percentComplete: Double = 0
  /// Stored; has no effect.
  open var showsCompletionBanner: Bool = false
  /// Inert: does nothing.
  public static func report(_ achievements: [GKAchievement]) async throws {}
  /// Inert: does nothing.
  @discardableResult public static func report(
    _ achievements: [GKAchievement],
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKLeaderboard: NSObject {
  /// Inert: does nothing.
  public static func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs ids: [String]
  ) async throws {}
  /// Inert: does nothing.
  @discardableResult public static func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs ids: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {}
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKGameCenterViewController: UINavigationController {
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stored; has no effect.
  public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
}

/// A value of GameKit, by its name.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards
  case achievements
  case challenges
  case localPlayerProfile
  case dashboard
}

/// Callbacks of GameKit, which are never made.
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Inert: never called.
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}

extension GKGameCenterControllerDelegate {
  /// Inert: does nothing.
  public func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {}
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKAccessPoint: NSObject {
  /// Inert: always `GKAccessPoint()`.
  public static var shared: GKAccessPoint { GKAccessPoint() }
  /// Stored; has no effect.
  open var isActive: Bool = false
  /// Stored; has no effect.
  open var showHighlights: Bool = false
}

/// Inert: a class of GameKit; only its name and values exist.
open class GKRandomSource: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func nextInt(upperBound: Int) -> Int { 0 }
}
