// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of an application on one screen.
open class UIScene: UIResponder {
  public let session = UISceneSession()
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Options for requesting a scene.
  open class ActivationRequestOptions: NSObject {
    open weak var requestingScene: UIScene?
  }

  /// The reasons for a scene's connection.
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// The windows of an application on one screen.
open class UIWindowScene: UIScene {
  open lazy var windows: [UIWindow] = [UIWindow(windowScene: self)]
  open var keyWindow: UIWindow? { windows.first }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { .current }

  /// The requested geometry of a scene.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    public nonisolated override init() {}

    /// The requested geometry of a scene on a phone.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Inert: the screen keeps its orientation.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (((any Error) -> Void))? = nil
  ) {}
}

/// The line on top.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  public nonisolated override init() {}
  open var statusBarFrame: CGRect {
    let traits = _ScreenTraits.current
    return CGRect(x: 0, y: 0, width: traits.size.width, height: traits.safeArea.top)
  }
}

/// The window that a screen is in.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    rootViewController = UIViewController()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = _ScreenTraits.current.safeArea
    return UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}

extension UIWindow {
  /// The stacking level of a window.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    public static func < (first: Level, second: Level) -> Bool {
      first.rawValue < second.rawValue
    }
  }
}

extension UIWindow.Level: Comparable {}

/// A scene that was shown once.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public nonisolated override init() {}
  open var role: Role { .windowApplication }
  open var userInfo: [String: Any]?
  open var persistentIdentifier: String { "" }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address to be opened.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// Is told of a scene's events.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is told of the events of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Options for closing a scene.
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: NSObject {
  open var windowDismissalAnimation = DismissalAnimation.standard

  /// The animation of a scene that is closed.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }
}
