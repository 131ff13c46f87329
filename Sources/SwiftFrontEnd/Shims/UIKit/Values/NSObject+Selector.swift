// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSObject {
  /// Inert: nothing here calls a method by its selector.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {}
  /// Inert: nothing here calls a method by its selector.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {}
  /// No: nothing here calls a method by its selector.
  public func responds(to aSelector: Selector?) -> Bool { false }
}

extension Timer {
  /// Inert: nothing here calls a method by its selector.
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

/// The name of the method that a selector stands for.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
