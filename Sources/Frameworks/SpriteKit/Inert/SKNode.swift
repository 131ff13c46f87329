// Written by tools/frameworks/generate from SpriteKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKNode: NSObject {
  /// A value that is kept, and changes nothing.
  open var position: CGPoint = .zero
  /// A value that is kept, and changes nothing.
  open var zPosition: CGFloat = 0
  /// A value that is kept, and changes nothing.
  open var zRotation: CGFloat = 0
  /// A value that is kept, and changes nothing.
  open var alpha: CGFloat = 1
  /// A value that is kept, and changes nothing.
  open var name: String? = nil
  /// A value that is kept, and changes nothing.
  open var isHidden: Bool = false
  /// A value that is kept, and changes nothing.
  open var physicsBody: SKPhysicsBody? = nil
  public private(set) var children: [SKNode] = []
  /// Inert: returns the same to everybody.
  open func addChild(_ node: SKNode) { children.append(node) }
  /// Inert: does nothing.
  open func removeFromParent() {}
  /// Inert: returns the same to everybody.
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
  /// Inert: returns the same to everybody.
  @discardableResult open func childNode(withName name: String) -> SKNode? {
    children.first { $0.name == name }
  }
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKScene: SKNode {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var size: CGSize = .zero
  /// A value that is kept, and changes nothing.
  open var scaleMode: SKSceneScaleMode = .fill
  /// A value that is kept, and changes nothing.
  open var backgroundColor: UIColor = .black
  /// A value that is kept, and changes nothing.
  open var anchorPoint: CGPoint = .zero
  /// A constant, which changes nothing.
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

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKView: UIView {
  /// A value that is kept, and changes nothing.
  open var showsFPS: Bool = false
  /// A value that is kept, and changes nothing.
  open var showsNodeCount: Bool = false
  /// A value that is kept, and changes nothing.
  open var ignoresSiblingOrder: Bool = false
  /// A value that is kept, and changes nothing.
  open var allowsTransparency: Bool = false
  /// Inert: does nothing.
  open func presentScene(_ scene: SKScene?) {}
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKSpriteNode: SKNode {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(imageNamed name: String) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(texture: SKTexture?) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(color: UIColor, size: CGSize) {
    self.color = color
    self.size = size
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var color: UIColor = .white
  /// A value that is kept, and changes nothing.
  open var size: CGSize = .zero
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKShapeNode: SKNode {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(circleOfRadius radius: CGFloat) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(rectOf size: CGSize) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var fillColor: UIColor = .clear
  /// A value that is kept, and changes nothing.
  open var strokeColor: UIColor = .white
  /// A value that is kept, and changes nothing.
  open var lineWidth: CGFloat = 1
}

/// Inert: a class of SpriteKit, of which there is only the name and its values.
open class SKLabelNode: SKNode {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(text: String?) {
    self.text = text
    super.init()
  }
  /// Creates one, which does nothing.
  public init(fontNamed name: String?) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var text: String? = nil
  /// A value that is kept, and changes nothing.
  open var fontSize: CGFloat = 32
  /// A value that is kept, and changes nothing.
  open var fontColor: UIColor? = nil
}
