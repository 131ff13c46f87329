// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSObject {
  /// Inert: methods are not called by their selectors.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {}
  /// Inert: methods are not called by their selectors.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {}
  /// `false`: methods are not called by their selectors.
  public func responds(to aSelector: Selector?) -> Bool { false }
}

extension Timer {
  /// Inert: methods are not called by their selectors.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

/// The selector of a method's name, by which nothing is called here.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
