// Written by tools/frameworks/generate from SceneKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNAction: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func rotateBy(
    x: CGFloat,
    y: CGFloat,
    z: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Inert: always returns the same instance.
  @discardableResult public static func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction()
  }
}

/// Inert: a class of SceneKit; only its name and values exist.
open class SCNView: UIView {
  /// Stored; has no effect.
  open var scene: SCNScene? = nil
  /// Stored; has no effect.
  open var allowsCameraControl: Bool = false
  /// Stored; has no effect.
  open var autoenablesDefaultLighting: Bool = false
  /// Stored; has no effect.
  open var pointOfView: SCNNode? = nil
}
