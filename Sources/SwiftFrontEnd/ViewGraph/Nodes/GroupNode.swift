/// Views that have one identity together: those of a role, of a branch or of an element of data.
public final class GroupNode: GraphNode {
  public override var typeName: String { "Group" }

  /// Passes new inputs on to the children.
  public override func refresh(_ inputs: GraphInputs) {
    self.inputs = inputs
    for child in children { child.refresh(inputs) }
  }

  /// Returns the preference of the content, or else the default, as for a branch (V5.3).
  public override func preference(_ reduction: any PreferenceReduction) -> Any? {
    if let value = childPreference(reduction) { return value }
    return switch key {
    case .branch: reduction.defaultValue
    case .place, .slot, .id: nil
    }
  }
}
