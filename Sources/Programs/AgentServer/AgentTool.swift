/// A tool that agents call, as a command of this program.
struct AgentTool: Sendable {
  /// An argument of a tool.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      case string
      case strings
      case boolean
      case choice([String])
    }

    let name: String
    let kind: Kind
    let description: String
    var isRequired = false
  }

  /// The structured content of an answer, beside its text.
  enum Structure: Sendable {
    case none
    /// The document that is printed, if the argument `form` is `json`.
    case document
    /// The document of an explanation, whose words come first as text.
    case explanation
  }

  /// Why arguments cannot be used.
  struct BadArguments: Error {
    let message: String
  }

  let name: String
  let description: String
  let parameters: [Parameter]
  /// Whether the screen is used, and not only looked at.
  var acts = false
  /// Whether an answer has a picture unless it is not wanted.
  var draws = false
  /// Whether a screen is compared with what it was at the last call.
  var remembers = false
  /// The structured content of an answer.
  var structure = Structure.none
  /// The words of the command for arguments that have been checked; what is behind them is the same for all.
  let command: @Sendable (AgentValue) -> [String]

  /// The tool as lists have it.
  var listed: AgentValue {
    var properties: [AgentValue.Member] = []
    for parameter in parameters {
      properties.append(AgentValue.Member(key: parameter.name, value: parameter.schema))
    }
    return [
      "name": .string(name),
      "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      // Files are read, and code of the sources is run; nothing of the user's is written.
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// The words of the command that a call asks for.
  func words(_ arguments: AgentValue) throws(BadArguments) -> [String] {
    guard case .object(let members) = arguments else {
      throw BadArguments(message: "the arguments are not an object")
    }
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        let known = parameters.map { "'\($0.name)'" }.joined(separator: ", ")
        throw BadArguments(message: "\(name) has no argument '\(member.key)'; there are \(known)")
      }
      guard parameter.accepts(member.value) else {
        throw BadArguments(message: "'\(member.key)' takes \(parameter.kind.words)")
      }
    }
    for parameter in parameters where parameter.isRequired && arguments[parameter.name] == nil {
      throw BadArguments(message: "\(name) needs '\(parameter.name)': \(parameter.description)")
    }
    var words = command(arguments)
    if let preview = arguments["preview"]?.string { words += ["--preview", preview] }
    for (key, option) in AgentTool.surroundings {
      if let value = arguments[key]?.string { words += [option, value] }
    }
    for action in arguments["actions"]?.strings ?? [] { words += ["--do", action] }
    // A name that looks like an option is a name.
    words += ["--", arguments["file"]?.string ?? ""]
    if let view = arguments["view"]?.string { words.append(view) }
    return words
  }

  private static let surroundings = [
    ("typeSize", "--dynamic-type-size"), ("direction", "--layout-direction"),
    ("colorScheme", "--color-scheme"), ("device", "--device"),
  ]

  // MARK: The tools

  private static let file = Parameter(
    name: "file",
    kind: .string,
    description: "a Swift file, a folder, a project or a spec",
    isRequired: true
  )
  private static let preview = Parameter(
    name: "preview",
    kind: .string,
    description: "the name of one preview; all without"
  )
  private static let actions = Parameter(
    name: "actions",
    kind: .strings,
    description: "done one after the other, such as \"activate Save\" or \"type Name 'Ada'\""
  )
  private static let room = [
    Parameter(
      name: "typeSize",
      kind: .choice(
        ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
          + (1...5).map { "accessibility\($0)" }
      ),
      description: "the text size"
    ),
    Parameter(
      name: "direction",
      kind: .choice(["leftToRight", "rightToLeft"]),
      description: "the direction of layout"
    ),
    Parameter(name: "colorScheme", kind: .choice(["light", "dark"]), description: "light or dark"),
    Parameter(name: "device", kind: .string, description: "such as 'iPhone 16'"),
  ]

  /// All tools, always in this order.
  static let all = [
    AgentTool(
      name: "look",
      description: "What is on a SwiftUI screen: one numbered line a view with place and size in "
        + "points, line of the source, words, truncation; errors; a picture with the numbers.",
      parameters: [
        file, preview,
        Parameter(name: "picture", kind: .boolean, description: "false leaves the picture out"),
      ] + room,
      draws: true
    ) { _ in ["look"] },
    AgentTool(
      name: "tree",
      description: "The accessibility tree of a screen, or what is spoken of it.",
      parameters: [
        file, preview,
        Parameter(
          name: "form",
          kind: .choice(["outline", "spoken", "json"]),
          description: "outline unless it says otherwise"
        ),
      ] + room,
      structure: .document
    ) { ["accessibility", "--quiet", "--format", $0["form"]?.string ?? "outline"] },
    AgentTool(
      name: "audit",
      description: "What is wrong with screens for the people who use them, in all text sizes, "
        + "directions, appearances and widths, with lines and remedies.",
      parameters: [file, preview]
    ) { _ in ["audit", "--quiet", "--fail-on", "never"] },
    AgentTool(
      name: "explain",
      description: "Why a view is truncated, squeezed or off the screen, and changes that mend it, "
        + "tried in all text sizes, directions and widths. Without a view, the modifiers that do "
        + "nothing.",
      parameters: [
        file,
        Parameter(
          name: "view",
          kind: .string,
          description: "its id, path, text, label, type, line, or a point 'x,y'"
        ),
        preview,
      ] + room,
      structure: .explanation
    ) { _ in ["explain", "--quiet", "--format", "json"] },
    AgentTool(
      name: "act",
      description: "Uses a screen and looks at what has become of it.",
      parameters: [
        file, preview,
        Parameter(
          name: actions.name,
          kind: actions.kind,
          description: actions.description,
          isRequired: true
        ),
        Parameter(name: "picture", kind: .boolean, description: "false leaves the picture out"),
      ] + room,
      acts: true,
      draws: true
    ) { _ in ["look"] },
    AgentTool(
      name: "diff",
      description:
        "What has changed on a screen since the last diff, in points; the first one says "
        + "all that there is.",
      parameters: [file, preview],
      remembers: true
    ) { _ in ["look"] },
  ]
}

extension AgentTool.Parameter {
  /// The parameter in the words of JSON Schema.
  fileprivate var schema: AgentValue {
    switch kind {
    case .string: ["type": "string", "description": .string(description)]
    case .boolean: ["type": "boolean", "description": .string(description)]
    case .strings:
      ["type": "array", "items": ["type": "string"], "description": .string(description)]
    case .choice(let names):
      [
        "type": "string",
        "enum": .array(names.map { .string($0) }),
        "description": .string(description),
      ]
    }
  }

  fileprivate func accepts(_ value: AgentValue) -> Bool {
    switch kind {
    case .string: return value.string != nil
    case .strings: return value.strings != nil
    case .choice(let names): return value.string.map(names.contains) ?? false
    case .boolean:
      if case .boolean = value { return true }
      return false
    }
  }
}

extension AgentTool.Parameter.Kind {
  fileprivate var words: String {
    switch self {
    case .string: "a string"
    case .strings: "an array of strings"
    case .boolean: "true or false"
    case .choice(let names): "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
