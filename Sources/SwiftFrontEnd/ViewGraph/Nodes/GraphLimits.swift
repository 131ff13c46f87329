/// The limits of the number and depth of views: bodies that contain their own view never end.
@MainActor
public enum GraphLimits {
  /// The most levels of views and modifiers.
  public static var depth = 100_000
  /// The most views and modifiers of a screen.
  public static var nodes: Int32 = 5_000_000
  /// Called with a message about too many or too deep views; it does not return.
  public static var onExcess: (String) -> Void = { fatalError($0) }

  /// Ends an evaluation that would make views for more elements than a screen may have views.
  public static func check(_ count: Int, at node: GraphNode) {
    if count > nodes { refuse(.max, views: node) }
  }

  /// Ends an evaluation that exceeds a limit.
  static func refuse(_ number: Int32, views innermost: GraphNode?) {
    if number > nodes {
      let view = names(around: innermost, most: 1).first.map { ", the last of them in \($0)" } ?? ""
      onExcess("there are more than \(nodes) views and modifiers\(view)")
    } else {
      onExcess("views are more than \(depth) levels deep" + (cycle(around: innermost) ?? ""))
    }
  }

  /// The largest number of views with a body that are searched.
  private static let mostNames = 256

  /// The cycle of views that contain each other, from one to the next of its kind.
  private static func cycle(around innermost: GraphNode?) -> String? {
    let names = names(around: innermost, most: mostNames)
    let length = (1..<max(2, names.count / 2)).first { length in
      names.count > 2 * length && zip(names, names.dropFirst(length)).allSatisfy { $0 == $1 }
    }
    guard let length else { return nil }
    let round = names.prefix(length + 1).reversed().joined(separator: " → ")
    return ": they contain themselves without an end, \(round)"
  }

  /// The views with a body around a view, the innermost first.
  private static func names(around innermost: GraphNode?, most: Int) -> [String] {
    var names: [String] = []
    var next = innermost
    while let node = next, names.count < most {
      if node.isComposite { names.append(node.typeName) }
      next = node.parent
    }
    return names
  }
}
