/// Where a line of an outline hangs in the tree, and how that is drawn at its left.
struct OutlineBranch {
  /// Outlines of any depth have to stay of linear length: from this level on lines are no longer
  /// indented further, but begin with the number of their level.
  static let deepestIndentation = 40

  enum Joint: String {
    case none = ""
    case middle = "├─ "
    case last = "└─ "

    /// What the lines below have in place of the joint.
    var continuation: String {
      switch self {
      case .none: ""
      case .middle: "│  "
      case .last: "   "
      }
    }
  }

  private var prefix = ""
  private var joint = Joint.none
  private var level = 0

  /// The branch of a view at the top.
  static let top = OutlineBranch()

  /// What the line begins with.
  var text: String {
    let text = prefix + joint.rawValue
    return level > OutlineBranch.deepestIndentation ? "\(text)(\(level)) " : text
  }

  /// The branch of a view inside of this one.
  func inside(isLast: Bool) -> OutlineBranch {
    var branch = OutlineBranch()
    branch.prefix = innerPrefix
    branch.joint = isLast ? .last : .middle
    branch.level = level + 1
    return branch
  }

  /// The branch of a line that belongs to this view and stands beside the joints of its children.
  func beside(hasChildren: Bool) -> OutlineBranch {
    var branch = OutlineBranch()
    branch.prefix = innerPrefix
    branch.level = level
    if level < OutlineBranch.deepestIndentation {
      branch.prefix += (hasChildren ? Joint.middle : .last).continuation
    }
    return branch
  }

  private var innerPrefix: String {
    level < OutlineBranch.deepestIndentation ? prefix + joint.continuation : prefix
  }
}
