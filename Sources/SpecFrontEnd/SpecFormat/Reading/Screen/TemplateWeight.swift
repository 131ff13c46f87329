/// The least number of views and modifiers that templates make, computed before any is made.
///
/// Counts are multiplied: the repetitions of a `ForEach` and of definitions within each other can
/// exceed any memory while the file is a line. Views decided by placeholders are not known yet and
/// count for nothing.
struct TemplateWeight {
  /// More than any limit.
  private static let most = 1 << 40
  /// The depth to which views are searched.
  private static let maximumDepth = 200

  private let definitions: ScreenDefinitions
  /// The weights of definitions; 0 for those that are being weighed.
  private var known: [String: Int] = [:]

  init(_ definitions: ScreenDefinitions) { self.definitions = definitions }

  /// The weight of a view.
  mutating func weight(of view: JSONValue) -> Int { weight(of: view, depth: 0) }

  private mutating func weight(of view: JSONValue, depth: Int) -> Int {
    guard let type = view["type"]?.string, SpecVocabulary.view(type) != nil,
      depth < TemplateWeight.maximumDepth
    else { return 0 }
    let own = 1 + (view["modifiers"]?.elements.count ?? 0)
    switch type {
    case "ForEach":
      guard let data = view["data"], let content = view["content"] else { return own }
      let count = data.kind == .array ? data.elements.count : data.wholeNumber ?? 0
      let (product, overflows) = weight(ofViews: content, depth: depth)
        .multipliedReportingOverflow(by: max(0, count))
      return sum(own, overflows ? TemplateWeight.most : product)
    case "Reference":
      return sum(own, view["name"]?.string.map { weight(ofDefinition: $0, depth: depth) } ?? 0)
    default:
      return sum(own, view["children"].map { weight(ofViews: $0, depth: depth) } ?? 0)
    }
  }

  private mutating func weight(ofViews views: JSONValue, depth: Int) -> Int {
    guard views.kind == .array else { return weight(of: views, depth: depth + 1) }
    return views.elements.reduce(0) { sum($0, weight(of: $1, depth: depth + 1)) }
  }

  private mutating func weight(ofDefinition name: String, depth: Int) -> Int {
    if let weight = known[name] { return weight }
    guard let definition = definitions[name] else { return 0 }
    known[name] = 0
    let weight = weight(ofViews: definition.value, depth: depth)
    known[name] = weight
    return weight
  }

  private func sum(_ one: Int, _ other: Int) -> Int {
    min(TemplateWeight.most, one + min(other, TemplateWeight.most))
  }
}
