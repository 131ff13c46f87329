// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension NotificationCenter {
  /// Inert: methods are not called by their selectors.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
