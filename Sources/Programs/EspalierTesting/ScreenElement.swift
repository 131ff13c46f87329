internal import AccessibilityCore
public import Foundation
internal import LayoutCore

/// An accessibility element on a screen.
public struct ScreenElement: Sendable, Hashable {
  /// The label: the element's name.
  public let label: String?
  /// The value: the element's state.
  public let value: String?
  /// The hint: the result of activating the element.
  public let hint: String?
  /// The accessibility identifier.
  public let identifier: String?
  /// The traits, by SwiftUI's names, such as `button`.
  public let traits: [String]
  /// The names of the element's custom actions.
  public let actions: [String]
  /// The frame, in points of the screen.
  public let frame: CGRect

  /// `true` unless the element is disabled.
  public var isEnabled: Bool { !traits.contains("notEnabled") }
  /// `true` if the element is selected.
  public var isSelected: Bool { traits.contains("selected") }

  /// `true` if the element is the text field being edited.
  public var isEditing: Bool { traits.contains("isEditing") }

  init(_ node: AccessibilityNode) {
    label = node.label
    value = node.value
    hint = node.hint
    identifier = node.identifier
    traits = AccessibilityTraits.named.filter { node.traits.contains($0.trait) }.map(\.name)
    actions = node.actions.filter { $0.kind == .named }.compactMap(\.name)
    frame = CGRect(node.frame)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
