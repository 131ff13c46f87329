internal import LayoutCore
internal import SpecFormat

// Changes of the environment.

extension ScreenWriter {
  /// Writes a change of the environment; nil for one that changes nothing here.
  func member(
    _ change: EnvironmentChange,
    _ modifier: WrittenModifier
  ) throws(Unwritable) -> Member? {
    let before = modifier.scope.environment
    var after = before
    change.apply(to: &after)
    if let only = change.settings.first, change.settings.count == 1, only.name == change.name {
      var set = before
      only.apply(to: &set)
      if set == after { return Member(change.name, try CanonicalValue(only.arguments)) }
    }
    if let value = EnvironmentWriter.all.first(where: { $0.name == change.name }) {
      var set = before
      value.copy(after, &set)
      if set == after { return Member(change.name, try value.value(after)) }
    }
    if before == after {
      if let value = try modifier.scope.bar?.value(of: change.name) {
        return Member(change.name, value)
      }
      omit(change.name)
      return nil
    }
    return Member("environment", .object(try environment(from: before, to: after)))
  }

  /// Writes the values in which an environment differs from that around it.
  func environment(
    from before: EnvironmentValues,
    to after: EnvironmentValues
  ) throws(Unwritable) -> Members {
    var (members, set) = (Members(), before)
    for value in EnvironmentWriter.all where !value.areEqual(set, after) {
      // A weight is a `fontWeight`, unless it is taken back.
      if value.name == "bold", after.fontWeight != nil { continue }
      value.copy(after, &set)
      members.append(Member(value.name, try value.value(after)))
    }
    guard set == after else {
      throw Unwritable("a change of the environment for which specs have no words")
    }
    return members
  }
}
