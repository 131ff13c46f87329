// Written by tools/frameworks/generate from SceneKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of SceneKit without effect.
public struct SCNVector3: Equatable, Sendable {
  /// Stored; has no effect.
  public var x: Float = 0
  /// Stored; has no effect.
  public var y: Float = 0
  /// Stored; has no effect.
  public var z: Float = 0
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(x: Float, y: Float, z: Float) { self.x = x; self.y = y; self.z = z }
  /// Creates a value without effect.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = Float(x); self.y = Float(y); self.z = Float(z)
  }
}

/// Inert: always returns the same instance.
@discardableResult public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// A value of SceneKit without effect.
public struct SCNVector4: Equatable, Sendable {
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {}
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNScene: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Always nil: scenes are not read.
  public convenience init?(named name: String) { return nil }
  /// A constant without effect.
  public let rootNode: SCNNode = SCNNode()
  /// A constant without effect.
  public let background: SCNMaterialProperty = SCNMaterialProperty()
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNNode: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(geometry: SCNGeometry?) {
    self.geometry = geometry
    super.init()
  }
  /// Stored; has no effect.
  open var geometry: SCNGeometry? = nil
  /// Stored; has no effect.
  open var camera: SCNCamera? = nil
  /// Stored; has no effect.
  open var light: SCNLight? = nil
  /// Stored; has no effect.
  open var name: String? = nil
  /// Stored; has no effect.
  open var position: SCNVector3 = SCNVector3()
  /// Stored; has no effect.
  open var eulerAngles: SCNVector3 = SCNVector3()
  /// Stored; has no effect.
  open var scale: SCNVector3 = SCNVector3(x: 1, y: 1, z: 1)
  public private(set) var childNodes: [SCNNode] = []
  /// Inert: always returns the same instance.
  open func addChildNode(_ node: SCNNode) { childNodes.append(node) }
  /// Inert: always returns the same instance.
  @discardableResult open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
  }
  /// Inert: does nothing.
  open func removeFromParentNode() {}
  /// Inert: does nothing.
  open func runAction(_ action: SCNAction) {}
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNGeometry: NSObject {
  /// Stored; has no effect.
  open var firstMaterial: SCNMaterial? = SCNMaterial()
  /// Stored; has no effect.
  open var materials: [SCNMaterial] = []
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNSphere: SCNGeometry {
  /// Creates an instance without effect.
  public init(radius: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNBox: SCNGeometry {
  /// Creates an instance without effect.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNPlane: SCNGeometry {
  /// Creates an instance without effect.
  public init(width: CGFloat, height: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNMaterial: NSObject {
  /// A constant without effect.
  public let diffuse: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant without effect.
  public let specular: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant without effect.
  public let emission: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant without effect.
  public let normal: SCNMaterialProperty = SCNMaterialProperty()
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNMaterialProperty: NSObject {
  /// Stored; has no effect.
  open var contents: Any? = nil
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNCamera: NSObject {
  /// Stored; has no effect.
  open var zFar: Double = 100
  /// Stored; has no effect.
  open var zNear: Double = 1
  /// Stored; has no effect.
  open var fieldOfView: CGFloat = 60
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNLight: NSObject {
  /// Stored; has no effect.
  open var type: LightType = .omni
  /// Stored; has no effect.
  open var intensity: CGFloat = 1000
  /// Stored; has no effect.
  open var color: Any = ""
  /// A name of SceneKit's.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name without effect.
    public static let ambient = LightType(rawValue: "ambient")
    /// A name without effect.
    public static let omni = LightType(rawValue: "omni")
    /// A name without effect.
    public static let directional = LightType(rawValue: "directional")
    /// A name without effect.
    public static let spot = LightType(rawValue: "spot")
  }
}
