/// The branch of a line in an outline's tree, and its drawing at the left.
struct OutlineBranch {
  /// The level from which on lines are not indented further, but begin with the number of their
  /// level: outlines of any depth have to stay of linear length.
  static let deepestIndentation = 40

  enum Joint: String {
    case none = ""
    case middle = "├─ "
    case last = "└─ "

    /// The characters in place of the joint in the lines below.
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

  /// The start of the line.
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

  /// The branch of a line that belongs to this view, beside the joints of its children.
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
