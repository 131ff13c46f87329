extension RuleBook {
  /// Rules that do not say what they must, or in the wrong order.
  var incompleteRules: [String] {
    var found = problems
    for rule in rules {
      let name = "\(rule.location): \(rule.number)"
      if rule.text.isEmpty { found.append("\(name) says nothing") }
      if rule.source.isEmpty { found.append("\(name) has no source") }
      if rule.confidences.isEmpty { found.append("\(name) has no confidence") }
      for word in rule.confidences where Rule.Confidence(rawValue: word) == nil {
        let known = Rule.Confidence.allCases.map(\.rawValue).joined(separator: ", ")
        found.append("\(name): “\(word)” is no confidence; use one of \(known)")
      }
      switch rule.implementation {
      case .missing(let reason):
        if reason.isEmpty { found.append("\(name) does not say why it is not implemented") }
      case .types(let types, let cases):
        if types.isEmpty { found.append("\(name) names no type that implements it") }
        if cases.isEmpty { found.append("\(name) names no case that proves it") }
      }
    }
    for row in disputed where row.isIncomplete {
      found.append("\(row.location): the row of \(row.number) has an empty cell")
    }
    return found
  }

  /// Numbers that are given twice, or do not ascend within their file and section.
  var misplacedNumbers: [String] {
    var found: [String] = []
    var known: [RuleNumber: Location] = [:]
    var last: [String: RuleNumber] = [:]
    let numbered =
      sections.map { ($0.number, $0.location) } + rules.map { ($0.number, $0.location) }
      + disputed.map { ($0.number, $0.location) }
    let inOrder = numbered.sorted {
      ($0.1.path, $0.1.line) < ($1.1.path, $1.1.line)
    }
    var section: (path: String, number: RuleNumber)?
    for (number, location) in inOrder {
      if let first = known[number] {
        found.append("\(location): \(number) is already defined at \(first)")
      }
      known[number] = location
      let order = location.path + String(number.letter)
      if let last = last[order], last > number {
        found.append("\(location): \(number) follows \(last)")
      }
      last[order] = number
      if number.item == nil {
        section = (location.path, number)
      } else if section?.path != location.path || section?.number.letter != number.letter
        || section?.number.section != number.section
      {
        found.append("\(location): \(number) is not in a section \(number.letter)\(number.section)")
      }
    }
    return found
  }

  /// Implementing types that no source declares.
  func missingTypes(in declarations: Declarations) -> [String] {
    let named =
      rules.map { ($0.number, $0.implementation, $0.location) }
      + disputed.map { ($0.number, $0.implementation, $0.location) }
    return named.flatMap { number, implementation, location -> [String] in
      guard case .types(let types, _) = implementation else { return [] }
      return types.filter { !declarations.contains($0) }.map {
        "\(location): \(number) is implemented by \($0), which Sources does not declare"
      }
    }
  }

  /// Cases that are not there.
  func missingCases(exists: (String) -> Bool) -> [String] {
    rules.flatMap { rule -> [String] in
      guard case .types(_, let cases) = rule.implementation else { return [] }
      return cases.filter { !exists($0) }.map {
        "\(rule.location): \(rule.number) is proved by \($0), which does not exist"
      }
    }
  }

  /// Disputed rules without a row in the table, and rows about rules that are not there.
  var undecidedRules: [String] {
    let decided = Set(disputed.flatMap(\.rules))
    let numbers = numbers
    let unknown = disputed.flatMap { row in
      row.rules.filter { !numbers.contains($0) }.map { "\(row.location): there is no rule \($0)" }
    }
    return unknown
      + rules.filter { $0.isDisputed && !decided.contains($0.number) }.map {
        "\($0.location): \($0.number) is disputed and in no row of docs/rules/disputed.md"
      }
  }

  /// Citations that lead nowhere.
  func brokenCitations(_ citations: [Citation]) -> [String] {
    let numbers = numbers
    return citations.filter { !numbers.contains($0.number) }.map {
      "\($0.location): there is no rule \($0.number) in docs/rules"
    }
  }
}
