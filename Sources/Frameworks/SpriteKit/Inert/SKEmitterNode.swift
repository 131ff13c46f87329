// Written by tools/frameworks/generate from SpriteKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKEmitterNode: SKNode {
  /// There is none.
  public convenience init?(fileNamed name: String) { return nil }
  /// A value that is kept, and changes nothing.
  open var particleBirthRate: CGFloat = 0
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKCameraNode: SKNode {
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKTexture: NSObject {
  /// Creates one, which does nothing.
  public init(imageNamed name: String) {
    super.init()
  }
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKPhysicsWorld: NSObject {
  /// A value that is kept, and changes nothing.
  open var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKPhysicsBody: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(circleOfRadius radius: CGFloat) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(rectangleOf size: CGSize) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(edgeLoopFrom rect: CGRect) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var affectedByGravity: Bool = true
  /// A value that is kept, and changes nothing.
  open var isDynamic: Bool = true
  /// A value that is kept, and changes nothing.
  open var restitution: CGFloat = 0.2
  /// A value that is kept, and changes nothing.
  open var friction: CGFloat = 0.2
  /// A value that is kept, and changes nothing.
  open var categoryBitMask: UInt32 = 0
  /// A value that is kept, and changes nothing.
  open var contactTestBitMask: UInt32 = 0
  /// A value that is kept, and changes nothing.
  open var collisionBitMask: UInt32 = 0
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKAction: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func move(to point: CGPoint, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func rotate(byAngle angle: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
  { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func removeFromParent() -> SKAction { SKAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func run(_ block: @escaping () -> Void) -> SKAction {
    SKAction()
  }
}
