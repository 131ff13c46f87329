internal import SpecFormat

/// Writes a case in its canonical form as a SwiftUI view, and its entry in the list of cases.
struct SwiftCaseWriter {
  /// The declarations of the view and of the guides that it uses.
  let view: [String]
  /// The entry in the list of cases.
  let entry: [String]

  /// - Parameters:
  ///   - id: The name of the case among all.
  ///   - number: Its number in the package, from which names in the source are made.
  init(_ value: CanonicalValue, id: String, number: Int) throws(Unsayable) {
    try SwiftCaseWriter.check(value)
    guard let root = value["view"] else { throw Unsayable("a case without a view") }
    var guides: [String: String] = [:]
    for member in value["alignments"]?.members ?? [] {
      guides[member.key] = "case\(number)_\(guides.count + 1)"
    }
    let writer = SwiftViewWriter(guides: guides)
    let body = try writer.views(root)
    let declared = try SwiftCaseWriter.declarations(value["alignments"], writer)
    view =
      declared
      + ["struct Case\(number): View {", "  var body: some View {"]
      + body.indented.indented
      + ["  }", "}"]
    entry =
      ["RecordedCase("] + (try SwiftCaseWriter.surroundings(value, id: id)).indented
      + [") { Case\(number)() }"]
  }

  // MARK: Checks

  private static let changing = ["values", "states", "actions", "definitions"]

  private static func check(_ value: CanonicalValue) throws(Unsayable) {
    if value["rule"] != nil { throw Unsayable("a single rule") }
    if changing.contains(where: { value[$0] != nil }) { throw Unsayable("changes over time") }
    let frames = ["frames", "modifierFrames", "size", "pixelFrames"]
    guard frames.contains(where: { value["expect"]?[$0] != nil }) else {
      throw Unsayable("expectations other than frames")
    }
    let known = Set(SpecVocabulary.decisiveEnvironment)
    if let other = value["environment"]?.members.first(where: { !known.contains($0.key) }) {
      throw Unsayable("environment.\(other.key)")
    }
    if value["scene"]?["keyboard"]?.swiftNumber != "0" { throw Unsayable("a keyboard") }
  }

  // MARK: Declarations

  private static func declarations(
    _ alignments: CanonicalValue?,
    _ writer: SwiftViewWriter
  ) throws(Unsayable) -> [String] {
    var lines: [String] = []
    for member in alignments?.members ?? [] {
      var arguments = SwiftArguments(of: member.value, "alignments")
      guard let name = writer.guides[member.key], let axis = try arguments.text("axis"),
        let value = arguments.take("defaultValue")
      else { throw Unsayable("alignments") }
      _ = try arguments.list()
      let type = axis == "vertical" ? "VerticalAlignment" : "HorizontalAlignment"
      lines += [
        "private enum Guide_\(name): AlignmentID {",
        "  static func defaultValue(in d: ViewDimensions) -> CGFloat { "
          + "\(try writer.guideValue(value)) }",
        "}",
        "",
        "extension \(type) {",
        "  fileprivate static let \(name) = \(type)(Guide_\(name).self)",
        "}",
        "",
      ]
    }
    return lines
  }

  /// The arguments that say where the case is shown.
  private static func surroundings(
    _ value: CanonicalValue,
    id: String
  ) throws(Unsayable) -> [String] {
    var lines = [id.swiftLiteral + ","]
    if let proposal = value["proposal"] {
      let lengths = ["width", "height"].map { proposal[$0] ?? .null }
      guard lengths.allSatisfy({ $0.string == nil }) else {
        throw Unsayable("an infinite proposal")
      }
      let texts = lengths.map { $0.swiftNumber ?? "nil" }
      lines.append("proposal: ProposedViewSize(width: \(texts[0]), height: \(texts[1])),")
    }
    let scene = value["scene"]
    let size = ["width", "height"].map { scene?[$0]?.swiftNumber ?? "0" }
    lines.append("size: CGSize(width: \(size[0]), height: \(size[1])),")
    let insets = SpecVocabulary.edges.map { edge in
      "\(edge): " + (scene?["safeArea"]?[edge]?.swiftNumber ?? "0")
    }
    lines.append("safeArea: EdgeInsets(\(insets.joined(separator: ", "))),")
    let isRightToLeft = value["environment"]?["layoutDirection"]?.string == "rightToLeft"
    lines.append("isRightToLeft: \(isRightToLeft)")
    return lines
  }
}
