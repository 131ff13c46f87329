// Written by tools/frameworks/generate from CarPlay.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import UIKit

/// Inert: a class of CarPlay; only its name and values exist.
open class CPTemplate: NSObject {
  /// Stored; has no effect.
  open var userInfo: Any? = nil
  /// Stored; has no effect.
  open var tabTitle: String? = nil
  /// Stored; has no effect.
  open var tabImage: UIImage? = nil
  /// Stored; has no effect.
  open var showsTabBadge: Bool = false
}

/// Callbacks of CarPlay, which are never made.
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// Inert: never called.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  )
  /// Inert: never called.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  )
  /// Inert: never called.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  )
}

extension CPTemplateApplicationSceneDelegate {
  /// Inert: does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  /// Inert: does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  /// Inert: does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  ) {}
}

/// Inert: the scene of an app on a car's screen.
open class CPTemplateApplicationScene: UIScene {
  /// The controller of the templates.
  public let interfaceController = CPInterfaceController()
}
/// Inert: a class of CarPlay; only its name and values exist.
open class CPInterfaceController: NSObject {
  /// Stored; has no effect.
  public weak var delegate: (any CPInterfaceControllerDelegate)?
  /// Stored; has no effect.
  open var prefersDarkUserInterfaceStyle: Bool = false
  /// Inert: always `CPTemplate()`.
  open var rootTemplate: CPTemplate { CPTemplate() }
  /// Inert: always `nil`.
  open var topTemplate: CPTemplate? { nil }
  /// Inert: always `nil`.
  open var presentedTemplate: CPTemplate? { nil }
  /// Inert: always `[]`.
  open var templates: [CPTemplate] { [] }
  /// Inert: always `.current`.
  open var carTraitCollection: UITraitCollection { .current }
  /// Inert: does nothing.
  @discardableResult open func setRootTemplate(
    _ rootTemplate: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func pushTemplate(
    _ templateToPush: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func popTemplate(
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func popToRootTemplate(
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func presentTemplate(
    _ templateToPresent: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func dismissTemplate(
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// Callbacks of CarPlay, which are never made.
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  /// Inert: never called.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Inert: never called.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Inert: never called.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// Inert: never called.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  /// Inert: does nothing.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Inert: does nothing.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Inert: does nothing.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Inert: does nothing.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPTabBarTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(templates: [CPTemplate]) {
    self.templates = templates
    super.init()
  }
  /// Stored; has no effect.
  open var templates: [CPTemplate] = []
  /// Inert: always `4`.
  public static var maximumTabCount: Int { 4 }
  /// Inert: does nothing.
  open func updateTemplates(_ newTemplates: [CPTemplate]) {}
}
