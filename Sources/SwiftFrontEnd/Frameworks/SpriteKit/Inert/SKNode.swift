// Written by tools/frameworks/generate from SpriteKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKNode: NSObject {
  /// Stored; has no effect.
  open var position: CGPoint = .zero
  /// Stored; has no effect.
  open var zPosition: CGFloat = 0
  /// Stored; has no effect.
  open var zRotation: CGFloat = 0
  /// Stored; has no effect.
  open var alpha: CGFloat = 1
  /// Stored; has no effect.
  open var name: String? = nil
  /// Stored; has no effect.
  open var isHidden: Bool = false
  /// Stored; has no effect.
  open var physicsBody: SKPhysicsBody? = nil
  public private(set) var children: [SKNode] = []
  /// Inert: always returns the same instance.
  open func addChild(_ node: SKNode) { children.append(node) }
  /// Inert: does nothing.
  open func removeFromParent() {}
  /// Inert: always returns the same instance.
  open func removeAllChildren() { children = [] }
  /// Inert: does nothing.
  open func removeAllActions() {}
  /// Inert: does nothing.
  open func run(_ action: SKAction) {}
  /// Inert: does nothing.
  @discardableResult open func run(_ action: SKAction, completion: @escaping () -> Void) {}
  /// Inert: does nothing.
  open func run(_ action: SKAction, withKey key: String) {}
  /// Inert: does nothing.
  open func setScale(_ scale: CGFloat) {}
  /// Inert: always returns the same instance.
  @discardableResult open func childNode(withName name: String) -> SKNode? {
    children.first { $0.name == name }
  }
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKScene: SKNode {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Stored; has no effect.
  open var size: CGSize = .zero
  /// Stored; has no effect.
  open var scaleMode: SKSceneScaleMode = .fill
  /// Stored; has no effect.
  open var backgroundColor: UIColor = .black
  /// Stored; has no effect.
  open var anchorPoint: CGPoint = .zero
  /// A constant without effect.
  public let physicsWorld: SKPhysicsWorld = SKPhysicsWorld()
  /// Inert: always `nil`.
  open var view: SKView? { nil }
  /// Inert: always `CGRect(origin: .zero, size: size)`.
  open var frame: CGRect { CGRect(origin: .zero, size: size) }
  /// Inert: does nothing.
  open func didMove(to view: SKView) {}
  /// Inert: does nothing.
  open func update(_ time: TimeInterval) {}
  /// Inert: does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Inert: does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Inert: does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A value of SpriteKit, by its name.
public enum SKSceneScaleMode: Int, Sendable {
  case fill
  case aspectFill
  case aspectFit
  case resizeFill
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKView: UIView {
  /// Stored; has no effect.
  open var showsFPS: Bool = false
  /// Stored; has no effect.
  open var showsNodeCount: Bool = false
  /// Stored; has no effect.
  open var ignoresSiblingOrder: Bool = false
  /// Stored; has no effect.
  open var allowsTransparency: Bool = false
  /// Inert: does nothing.
  open func presentScene(_ scene: SKScene?) {}
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKSpriteNode: SKNode {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(imageNamed name: String) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(texture: SKTexture?) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(color: UIColor, size: CGSize) {
    self.color = color
    self.size = size
    super.init()
  }
  /// Stored; has no effect.
  open var color: UIColor = .white
  /// Stored; has no effect.
  open var size: CGSize = .zero
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKShapeNode: SKNode {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(circleOfRadius radius: CGFloat) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(rectOf size: CGSize) {
    super.init()
  }
  /// Stored; has no effect.
  open var fillColor: UIColor = .clear
  /// Stored; has no effect.
  open var strokeColor: UIColor = .white
  /// Stored; has no effect.
  open var lineWidth: CGFloat = 1
}

/// Inert: a class of SpriteKit; only its name and values exist.
open class SKLabelNode: SKNode {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(text: String?) {
    self.text = text
    super.init()
  }
  /// Creates an instance without effect.
  public init(fontNamed name: String?) {
    super.init()
  }
  /// Stored; has no effect.
  open var text: String? = nil
  /// Stored; has no effect.
  open var fontSize: CGFloat = 32
  /// Stored; has no effect.
  open var fontColor: UIColor? = nil
}
