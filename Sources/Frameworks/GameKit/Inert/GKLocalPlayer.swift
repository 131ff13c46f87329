// Written by tools/frameworks/generate from GameKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKPlayer: NSObject {
  /// Inert: always `""`.
  open var displayName: String { "" }
  /// Inert: always `""`.
  open var alias: String { "" }
  /// Inert: always `""`.
  open var gamePlayerID: String { "" }
}

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKLocalPlayer: GKPlayer {
  /// A constant, which changes nothing.
  public static let local: GKLocalPlayer = GKLocalPlayer()
  /// Inert: always `false`.
  open var isAuthenticated: Bool { false }
  /// Inert: always `false`.
  open var isUnderage: Bool { false }
  /// A value that is kept, and changes nothing.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? = nil
}

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKAchievement: NSObject {
  /// Creates one, which does nothing.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let identifier: String
  /// A value that is kept, and changes nothing.
  open var percentComplete: Double = 0
  /// A value that is kept, and changes nothing.
  open var showsCompletionBanner: Bool = false
  /// Inert: does nothing.
  public static func report(_ achievements: [GKAchievement]) async throws {}
  /// Inert: does nothing.
  @discardableResult public static func report(
    _ achievements: [GKAchievement],
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
}

/// Inert: a class of GameKit, of which there is only the name and its values.
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

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKGameCenterViewController: UINavigationController {
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
  /// A value that is kept, and changes nothing.
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

/// What somebody is told by GameKit, which tells nothing here.
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}

extension GKGameCenterControllerDelegate {
  /// Inert: does nothing.
  public func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {}
}

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKAccessPoint: NSObject {
  /// Inert: always `GKAccessPoint()`.
  public static var shared: GKAccessPoint { GKAccessPoint() }
  /// A value that is kept, and changes nothing.
  open var isActive: Bool = false
  /// A value that is kept, and changes nothing.
  open var showHighlights: Bool = false
}

/// Inert: a class of GameKit, of which there is only the name and its values.
open class GKRandomSource: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult open func nextInt(upperBound: Int) -> Int { 0 }
}
