// Written by tools/frameworks/generate from SceneKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of SceneKit, which changes nothing.
public struct SCNVector3: Equatable, Sendable {
  /// A value that is kept, and changes nothing.
  public var x: Float = 0
  /// A value that is kept, and changes nothing.
  public var y: Float = 0
  /// A value that is kept, and changes nothing.
  public var z: Float = 0
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(x: Float, y: Float, z: Float) { self.x = x; self.y = y; self.z = z }
  /// Creates a value, which changes nothing.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = Float(x); self.y = Float(y); self.z = Float(z)
  }
}

/// Inert: returns the same to everybody.
@discardableResult public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// A value of SceneKit, which changes nothing.
public struct SCNVector4: Equatable, Sendable {
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {}
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNScene: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// There is none: no scene is read.
  public convenience init?(named name: String) { return nil }
  /// A constant, which changes nothing.
  public let rootNode: SCNNode = SCNNode()
  /// A constant, which changes nothing.
  public let background: SCNMaterialProperty = SCNMaterialProperty()
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNNode: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(geometry: SCNGeometry?) {
    self.geometry = geometry
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var geometry: SCNGeometry? = nil
  /// A value that is kept, and changes nothing.
  open var camera: SCNCamera? = nil
  /// A value that is kept, and changes nothing.
  open var light: SCNLight? = nil
  /// A value that is kept, and changes nothing.
  open var name: String? = nil
  /// A value that is kept, and changes nothing.
  open var position: SCNVector3 = SCNVector3()
  /// A value that is kept, and changes nothing.
  open var eulerAngles: SCNVector3 = SCNVector3()
  /// A value that is kept, and changes nothing.
  open var scale: SCNVector3 = SCNVector3(x: 1, y: 1, z: 1)
  public private(set) var childNodes: [SCNNode] = []
  /// Inert: returns the same to everybody.
  open func addChildNode(_ node: SCNNode) { childNodes.append(node) }
  /// Inert: returns the same to everybody.
  @discardableResult open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
  }
  /// Inert: does nothing.
  open func removeFromParentNode() {}
  /// Inert: does nothing.
  open func runAction(_ action: SCNAction) {}
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNGeometry: NSObject {
  /// A value that is kept, and changes nothing.
  open var firstMaterial: SCNMaterial? = SCNMaterial()
  /// A value that is kept, and changes nothing.
  open var materials: [SCNMaterial] = []
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNSphere: SCNGeometry {
  /// Creates one, which does nothing.
  public init(radius: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNBox: SCNGeometry {
  /// Creates one, which does nothing.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNPlane: SCNGeometry {
  /// Creates one, which does nothing.
  public init(width: CGFloat, height: CGFloat) {
    super.init()
  }
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNMaterial: NSObject {
  /// A constant, which changes nothing.
  public let diffuse: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant, which changes nothing.
  public let specular: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant, which changes nothing.
  public let emission: SCNMaterialProperty = SCNMaterialProperty()
  /// A constant, which changes nothing.
  public let normal: SCNMaterialProperty = SCNMaterialProperty()
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNMaterialProperty: NSObject {
  /// A value that is kept, and changes nothing.
  open var contents: Any? = nil
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNCamera: NSObject {
  /// A value that is kept, and changes nothing.
  open var zFar: Double = 100
  /// A value that is kept, and changes nothing.
  open var zNear: Double = 1
  /// A value that is kept, and changes nothing.
  open var fieldOfView: CGFloat = 60
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNLight: NSObject {
  /// A value that is kept, and changes nothing.
  open var type: LightType = .omni
  /// A value that is kept, and changes nothing.
  open var intensity: CGFloat = 1000
  /// A value that is kept, and changes nothing.
  open var color: Any = ""
  /// A name of SceneKit's.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name, which changes nothing.
    public static let ambient = LightType(rawValue: "ambient")
    /// A name, which changes nothing.
    public static let omni = LightType(rawValue: "omni")
    /// A name, which changes nothing.
    public static let directional = LightType(rawValue: "directional")
    /// A name, which changes nothing.
    public static let spot = LightType(rawValue: "spot")
  }
}
