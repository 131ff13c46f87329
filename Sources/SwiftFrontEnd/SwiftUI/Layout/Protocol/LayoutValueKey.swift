internal import LayoutCore

/// The key of a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of a view that states none.
  static var defaultValue: Value { get }
}

/// The engine's key of a key.
enum EngineLayoutValueKey<Key: LayoutValueKey>: LayoutCore.LayoutValueKey {
  static var defaultValue: LayoutValueBox<Key.Value> { LayoutValueBox(value: Key.defaultValue) }
}

/// A value for a layout.
///
/// Safe to share although values need not be: the view that sets it and the layout that reads it
/// run one after another.
struct LayoutValueBox<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Sets a value for the layout that contains the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    engineModifier(
      .layoutValue(key: EngineLayoutValueKey<Key>.self, value: LayoutValueBox(value: value))
    )
  }
}
