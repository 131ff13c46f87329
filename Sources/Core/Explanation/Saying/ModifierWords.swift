import LayoutCore

extension ViewContent {
  /// The view or modifier as a Swift source has it, as far as its values are known.
  var sourceText: String {
    if case .modifier(let modifier) = self { return modifier.sourceText }
    if case .spacer(let length) = self {
      return "Spacer(\(length.map { "minLength: \(Words.number($0))" } ?? ""))"
    }
    if case .hStack(_, let spacing) = self {
      return "HStack\(spacing.map { "(spacing: \(Words.number($0)))" } ?? "")"
    }
    if case .vStack(_, let spacing) = self {
      return "VStack\(spacing.map { "(spacing: \(Words.number($0)))" } ?? "")"
    }
    return typeName
  }
}

extension ModifierContent {
  /// The modifier as a Swift source has it, as far as its values are known.
  var sourceText: String { ".\(typeName)(\(arguments.joined(separator: ", ")))" }

  private var arguments: [String] {
    func words(_ named: [(String, Double?)]) -> [String] {
      named.compactMap { name, value in
        value.map { name.isEmpty ? Words.number($0) : "\(name): \(Words.number($0))" }
      }
    }
    switch self {
    case .padding(let edges, let length), .safeAreaPadding(let edges, let length):
      return (edges == .all ? [] : [edges.sourceText]) + words([("", length)])
    case .paddingInsets(let insets), .safeAreaPaddingInsets(let insets):
      let sides = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]
      return ["EdgeInsets(" + words(sides.map { ($0.0, $0.1) }).joined(separator: ", ") + ")"]
    case .frame(let width, let height, let alignment):
      return words([("width", width), ("height", height)]) + alignment.sourceText
    case .flexibleFrame(let frame, let alignment):
      let (width, height) = (frame.horizontal, frame.vertical)
      func known(_ value: Double) -> Double? { value.isNaN ? nil : value }
      return words([
        ("minWidth", known(width.minimum)), ("idealWidth", known(width.ideal)),
        ("maxWidth", known(width.maximum)), ("minHeight", known(height.minimum)),
        ("idealHeight", known(height.ideal)), ("maxHeight", known(height.maximum)),
      ]) + alignment.sourceText
    case .fixedSize(let horizontal, let vertical):
      return horizontal && vertical
        ? [] : ["horizontal: \(horizontal)", "vertical: \(vertical)"]
    case .aspectRatio(let ratio, let mode):
      return words([("", ratio)]) + ["contentMode: \(mode == .fit ? ".fit" : ".fill")"]
    case .layoutPriority(let priority): return words([("", priority)])
    case .position(let point), .offset(let point): return words([("x", point.x), ("y", point.y)])
    case .ignoresSafeArea(_, let edges):
      return edges == .all ? [] : ["edges: \(edges.sourceText)"]
    case .gridCellColumns(let count): return ["\(count)"]
    case .environment(let change): return change.arguments
    case .alignmentGuide, .containerRelativeFrame, .overlay, .background, .backgroundStyle,
      .backgroundShape, .overlayStyle, .overlayShape, .mask, .coordinateSpace, .layoutValue,
      .safeAreaInset, .listRow, .listRowPadding, .listRowInsets, .leastHeight, .gridCellAnchor,
      .gridCellUnsizedAxes, .gridColumnAlignment, .presentation, .annotation, .rotationEffect,
      .scaleEffect, .transformEffect, .rotation3DEffect, .geometryEffect, .zIndex, .border,
      .opacity, .hidden, .clipped, .clipShape, .fill, .stroke, .strokeBorder, .drawing:
      return ["…"]
    }
  }
}

extension EnvironmentChange {
  /// The arguments that the change sets, for values that are numbers.
  fileprivate var arguments: [String] {
    var values = EnvironmentValues()
    apply(to: &values)
    switch name {
    case "lineLimit": return [values.lineLimit.maximum.map { "\($0)" } ?? "nil"]
    case "minimumScaleFactor": return [Words.number(values.minimumScaleFactor)]
    case "lineSpacing": return [Words.number(values.lineSpacing)]
    case "multilineTextAlignment": return [".\(values.multilineTextAlignment)"]
    case "truncationMode": return [".\(values.truncationMode)"]
    default: return ["…"]
    }
  }
}

extension Edge.Set {
  fileprivate var sourceText: String {
    if self == .horizontal { return ".horizontal" }
    if self == .vertical { return ".vertical" }
    let names = [
      (Edge.Set.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"),
      (.trailing, ".trailing"),
    ].filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension Alignment {
  /// The argument of a frame, if it is not the usual one.
  fileprivate var sourceText: [String] {
    let known: [(Alignment, String)] = [
      (.topLeading, ".topLeading"), (.top, ".top"), (.topTrailing, ".topTrailing"),
      (.leading, ".leading"), (.trailing, ".trailing"), (.bottomLeading, ".bottomLeading"),
      (.bottom, ".bottom"), (.bottomTrailing, ".bottomTrailing"),
    ]
    if self == .center { return [] }
    return ["alignment: " + (known.first { $0.0 == self }?.1 ?? "…")]
  }
}

extension LayoutChange {
  /// The change in words.
  package func text(in screen: ExplainedScreen) -> String {
    let content = screen.tree.nodes[node].content
    return switch kind {
    case .removal: "leave out '\(content.sourceText)'"
    case .replacement(let other): "write '\(other.sourceText)' instead of '\(content.sourceText)'"
    case .addition(let modifier):
      "add '\(modifier.sourceText)' to \(screen.name(of: view))"
    }
  }
}

extension ExplainedScreen {
  /// A view of the usual variant in words.
  fileprivate func name(of node: Int) -> String {
    if let id = tree.identifier(of: node) { return id }
    let content = tree.nodes[node].content
    return content.string.map { Words.quoted($0) } ?? "the \(content.typeName)"
  }
}
