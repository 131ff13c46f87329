import SwiftUI

extension ChartContent {
  /// What marks are called.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    traits { $0.accessibility.label = label }
  }

  /// What marks are called, as a key that is looked up.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// What marks are called.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// What marks are worth.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    traits { $0.accessibility.value = valueDescription }
  }

  /// What marks are worth, as a key that is looked up.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// What marks are worth.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// A name of marks for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    traits { $0.accessibility.identifier = identifier }
  }

  /// Whether assistive technology skips marks.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    traits { $0.accessibility.isHidden = hidden }
  }
}
