// Written by tools/frameworks/generate from SceneKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNAction: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func rotateBy(
    x: CGFloat,
    y: CGFloat,
    z: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Inert: returns the same to everybody.
  @discardableResult public static func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction()
  }
}

/// Inert: a class of SceneKit, of which there is only the name and its values.
open class SCNView: UIView {
  /// A value that is kept, and changes nothing.
  open var scene: SCNScene? = nil
  /// A value that is kept, and changes nothing.
  open var allowsCameraControl: Bool = false
  /// A value that is kept, and changes nothing.
  open var autoenablesDefaultLighting: Bool = false
  /// A value that is kept, and changes nothing.
  open var pointOfView: SCNNode? = nil
}
