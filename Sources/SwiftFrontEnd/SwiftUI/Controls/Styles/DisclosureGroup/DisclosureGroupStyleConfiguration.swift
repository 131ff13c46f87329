/// What a style of groups that disclose views is given.
public struct DisclosureGroupStyleConfiguration {
  /// What the group is called.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the group discloses.
  public struct Content {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the group is called.
  public let label: Label
  /// What the group discloses.
  public let content: Content
  /// Whether the group shows its content.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: _StyleConfigurationView {}

extension DisclosureGroupStyleConfiguration.Content: _StyleConfigurationView {}
