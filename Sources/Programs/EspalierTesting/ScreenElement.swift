internal import AccessibilityCore
public import Foundation
internal import LayoutCore

/// Something on a screen that assistive technology reaches.
public struct ScreenElement: Sendable, Hashable {
  /// What it is, in words.
  public let label: String?
  /// Its value, in words.
  public let value: String?
  /// What it does, in words.
  public let hint: String?
  /// What `accessibilityIdentifier(_:)` calls it.
  public let identifier: String?
  /// Its traits by SwiftUI's names, such as `button`.
  public let traits: [String]
  /// The names of the actions that it lists.
  public let actions: [String]
  /// Where it is on the screen, in points.
  public let frame: CGRect

  /// Whether it does what it is for.
  public var isEnabled: Bool { !traits.contains("notEnabled") }
  /// Whether it is the chosen one of several.
  public var isSelected: Bool { traits.contains("selected") }

  /// Whether it is the field that is typed into.
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
