// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stack of controllers.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  public let navigationBar = UINavigationBar()
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children { child.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
    view.contentChanged()
  }

  override func swiftUIView(on stage: UIViewStage) -> AnyView? {
    guard let top = topViewController else { return nil }
    return AnyView(
      NavigationStack {
        ControllerPage(controller: top, stage: stage, isBarHidden: isNavigationBarHidden)
      }
    )
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    view.contentChanged()
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    last.removeFromParent()
    view.contentChanged()
    return last
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    for controller in popped { controller.removeFromParent() }
    view.contentChanged()
    return popped
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// Controllers with tabs.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      view.contentChanged()
    }
  }
  open var selectedIndex = 0 { didSet { view.contentChanged() } }

  override func swiftUIView(on stage: UIViewStage) -> AnyView? {
    guard let controllers = viewControllers, !controllers.isEmpty else { return nil }
    return AnyView(
      TabView(
        selection: Binding { [weak self] in
          self?.selectedIndex ?? 0
        } set: { [weak self] in
          self?.selectedIndex = $0
        }
      ) {
        ForEach(controllers.indices, id: \.self) { index in
          ControllerTab(controller: controllers[index], stage: stage).tag(index)
        }
      }
    )
  }
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}

/// Is told of tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
