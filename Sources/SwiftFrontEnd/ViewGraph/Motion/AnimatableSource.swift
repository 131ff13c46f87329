package import AnimationCore
package import LayoutCore

/// What a node's content is made of where its numbers cannot be seen in the content itself, such as an
/// effect of the user's own.
@MainActor
package protocol AnimatableSource: AnyObject {
  /// What an animation may move.
  var data: AnimatedNumbers { get }

  /// The content that is made of other numbers.
  func content(with data: AnimatedNumbers) -> ViewContent
}
