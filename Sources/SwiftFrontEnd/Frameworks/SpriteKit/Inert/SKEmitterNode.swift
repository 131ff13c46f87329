// Written by tools/frameworks/generate from SpriteKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKEmitterNode: SKNode {
  /// Always nil.
  public convenience init?(fileNamed name: String) { return nil }
  /// Stored; has no effect.
  open var particleBirthRate: CGFloat = 0
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKCameraNode: SKNode {
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKTexture: NSObject {
  /// Creates an instance without effect.
  public init(imageNamed name: String) {
    super.init()
  }
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKPhysicsWorld: NSObject {
  /// Stored; has no effect.
  open var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKPhysicsBody: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(circleOfRadius radius: CGFloat) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(rectangleOf size: CGSize) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(edgeLoopFrom rect: CGRect) {
    super.init()
  }
  /// Stored; has no effect.
  open var affectedByGravity: Bool = true
  /// Stored; has no effect.
  open var isDynamic: Bool = true
  /// Stored; has no effect.
  open var restitution: CGFloat = 0.2
  /// Stored; has no effect.
  open var friction: CGFloat = 0.2
  /// Stored; has no effect.
  open var categoryBitMask: UInt32 = 0
  /// Stored; has no effect.
  open var contactTestBitMask: UInt32 = 0
  /// Stored; has no effect.
  open var collisionBitMask: UInt32 = 0
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKAction: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func move(to point: CGPoint, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func rotate(byAngle angle: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func removeFromParent() -> SKAction { SKAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func run(_ block: @escaping () -> Void) -> SKAction {
    SKAction()
  }
}
