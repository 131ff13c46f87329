/// The properties of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The content that the group discloses.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the group.
  public let label: Label
  /// The content that the group discloses.
  public let content: Content
  /// Whether the group shows its content.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: _StyleConfigurationView {}

extension DisclosureGroupStyleConfiguration.Content: _StyleConfigurationView {}
