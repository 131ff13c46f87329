import SwiftUI

extension ChartContent {
  /// Sets the accessibility label of marks.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    traits { $0.accessibility.label = label }
  }

  /// Sets the accessibility label of marks, as a localization key.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of marks.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the accessibility value of marks.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    traits { $0.accessibility.value = valueDescription }
  }

  /// Sets the accessibility value of marks, as a localization key.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of marks.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the identifier of marks for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    traits { $0.accessibility.identifier = identifier }
  }

  /// Hides marks from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    traits { $0.accessibility.isHidden = hidden }
  }
}
