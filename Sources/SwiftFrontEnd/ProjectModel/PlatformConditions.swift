/// Evaluates the `#if` conditions around a place in a source.
struct PlatformConditions {
  /// The system that sources are read for.
  enum System {
    case phone
    /// The system that this runs on.
    case here
  }

  private let system: System
  private let hasOthers: Bool
  /// For each nested condition, whether its current branch holds, and whether an earlier one did.
  private var branches: [(holds: Bool, hasHeld: Bool)] = []

  /// Creates the conditions at the start of a source.
  ///
  /// - Parameter hasOthers: `true` to assume that modules of packages can be imported.
  init(_ system: System, hasOthers: Bool) { (self.system, self.hasOthers) = (system, hasOthers) }

  /// Whether all hold.
  var hold: Bool { branches.allSatisfy(\.holds) }

  mutating func take(_ word: String, _ condition: ArraySlice<SwiftToken>) {
    switch word {
    case "if":
      let holds = holds(condition)
      branches.append((holds, holds))
    case "elseif":
      guard let last = branches.popLast() else { return }
      let holds = !last.hasHeld && holds(condition)
      branches.append((holds, last.hasHeld || holds))
    case "else":
      guard let last = branches.popLast() else { return }
      branches.append((!last.hasHeld, true))
    case "endif": _ = branches.popLast()
    default: break
    }
  }

  /// Conditions that are not known here hold.
  private func holds(_ condition: ArraySlice<SwiftToken>) -> Bool {
    var reader = ConditionReader(condition, system, hasOthers: hasOthers)
    return reader.alternatives() ?? true
  }
}

/// Reads the condition of an `#if`; nil stands for a condition that is not known here.
private struct ConditionReader {
  private let tokens: [SwiftToken]
  private var position = 0
  private var depth = 0

  /// Modules of phones that code tests for.
  private static let ofPhones: Set<String> = [
    "Combine", "CoreGraphics", "CoreText", "Darwin", "Foundation", "OSLog", "ObjectiveC",
    "Observation", "QuartzCore", "Security", "Swift", "SwiftUI", "UIKit", "os",
  ]
  /// Modules that no phone has.
  private static let foreign: Set<String> = [
    "AppKit", "Cocoa", "FoundationNetworking", "Glibc", "Musl", "TVUIKit", "WatchKit", "WinSDK",
  ]
  /// Modules of the toolchain.
  private static let ofToolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "_Concurrency",
  ]
  /// The limit of nested parentheses.
  private static let mostDepth = 64

  private let system: PlatformConditions.System
  private let hasOthers: Bool

  init(
    _ condition: ArraySlice<SwiftToken>,
    _ system: PlatformConditions.System,
    hasOthers: Bool
  ) {
    (tokens, self.system, self.hasOthers) = (Array(condition), system, hasOthers)
  }

  private func isNext(_ mark: String) -> Bool {
    let marks = mark.map { SwiftToken.mark($0) }
    return tokens.dropFirst(position).starts(with: marks)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard isNext(mark) else { return false }
    position += mark.count
    return true
  }

  /// Parses terms separated by `||`.
  mutating func alternatives() -> Bool? {
    var value = terms()
    while take("||") {
      let next = terms()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  /// Parses terms separated by `&&`.
  private mutating func terms() -> Bool? {
    var value = term()
    while take("&&") {
      let next = term()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func term() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < ConditionReader.mostDepth else { return nil }
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let value = alternatives()
      _ = take(")")
      return value
    }
    guard position < tokens.count, case .word(let name) = tokens[position] else {
      position += 1
      return nil
    }
    position += 1
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    var words: [String] = []
    while position < tokens.count, !isNext(")") {
      if case .word(let word) = tokens[position] { words.append(word) }
      position += 1
    }
    _ = take(")")
    return value(of: name, words.first ?? "")
  }

  private func value(of name: String, _ argument: String) -> Bool? {
    switch name {
    case "os":
      switch system {
      case .phone: argument == "iOS"
      case .here: argument == "Linux"
      }
    case "canImport": hasModule(argument)
    // There is no Objective-C runtime here.
    case "_runtime": false
    case "targetEnvironment": argument == "macCatalyst" || system == .here ? false : nil
    default: nil
    }
  }

  private func hasModule(_ name: String) -> Bool {
    switch system {
    case .phone:
      ConditionReader.ofPhones.contains(name)
        || hasOthers && !ConditionReader.foreign.contains(name)
    case .here:
      ConditionReader.ofToolchain.contains(name)
    }
  }
}
