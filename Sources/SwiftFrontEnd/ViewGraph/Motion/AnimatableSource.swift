package import AnimationCore
package import LayoutCore

/// The data behind a node's content, if its numbers cannot be seen in the content itself, as with a
/// custom effect.
@MainActor
package protocol AnimatableSource: AnyObject {
  /// The animatable data.
  var data: AnimatedNumbers { get }

  /// The content for other data.
  func content(with data: AnimatedNumbers) -> ViewContent
}
