import AnimationCore
import Foundation
import Testing

/// A case of `time-cases.json`, recorded on Apple's systems, documented or worked out by others than
/// us.
struct TimeCase: CustomTestStringConvertible, @unchecked Sendable {
  // Read once from a file, and never changed.
  let input: [String: Any]
  let expected: Any
  let id: String
  let operation: String
  let tolerance: Double

  var testDescription: String { id }

  /// All cases of an operation, in the order of the file.
  static func of(_ operation: String) -> [TimeCase] { all.filter { $0.operation == operation } }

  static let all: [TimeCase] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    guard let data = FileManager.default.contents(atPath: path + "/time-cases.json"),
      let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return cases.compactMap(TimeCase.init)
  }()

  private init?(_ object: [String: Any]) {
    guard let id = object["id"] as? String, let input = object["input"] as? [String: Any],
      let operation = input["op"] as? String, let expected = object["expect"],
      let tolerance = object["tolerance"] as? Double
    else { return nil }
    self.id = id
    self.input = input
    self.operation = operation
    self.expected = expected
    self.tolerance = tolerance
  }

  // MARK: What is given

  func number(_ key: String) throws -> Double { try Self.number(input[key]) }

  static func number(_ value: Any?) throws -> Double {
    if value as? String == "infinity" { return .infinity }
    return try #require(value as? Double)
  }

  func object(_ key: String) throws -> [String: Any] {
    try #require(input[key] as? [String: Any])
  }

  func objects(_ key: String) throws -> [[String: Any]] {
    try #require(input[key] as? [[String: Any]])
  }

  /// The spring of the case.
  func spring() throws -> Spring {
    let given = try object("spring")
    if let preset = given["preset"] as? String { return try Self.spring(preset) }
    if let numbers = given["durationBounce"] as? [Double] {
      return Spring(duration: numbers[0], bounce: numbers[1])
    }
    if let numbers = given["massStiffnessDamping"] as? [Double] {
      return Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    }
    let numbers = try #require(given["massStiffnessDampingAllowOver"] as? [Double])
    return Spring(
      mass: numbers[0],
      stiffness: numbers[1],
      damping: numbers[2],
      allowOverDamping: true
    )
  }

  static func spring(_ preset: String) throws -> Spring {
    switch preset {
    case "smooth": return .smooth
    case "snappy": return .snappy
    case "bouncy": return .bouncy
    default:
      Issue.record("no preset \(preset)")
      return .smooth
    }
  }

  func curve() throws -> UnitCurve { try Self.curve(input["curve"]) }

  static func curve(_ given: Any?) throws -> UnitCurve {
    if let bezier = given as? [String: [Double]], let numbers = bezier["bezier"] {
      return UnitCurve(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    switch try #require(given as? String) {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case let name:
      Issue.record("no curve \(name)")
      return .linear
    }
  }

  func course() throws -> ResolvedAnimation { try Self.course(try object("animation")) }

  /// An animation: one key, and modifiers, the innermost first.
  static func course(_ given: [String: Any]) throws -> ResolvedAnimation {
    var course = try plainCourse(given)
    for modifier in given["modifiers"] as? [[String: Any]] ?? [] {
      let autoreverses = modifier["autoreverses"] as? Bool ?? true
      if let delay = modifier["delay"] as? Double {
        course = .delayed(course, by: delay)
      } else if let speed = modifier["speed"] as? Double {
        course = .sped(course, by: speed)
      } else if let count = modifier["repeatCount"] as? Int {
        course = .repeated(course, count: count, autoreverses: autoreverses)
      } else if let time = modifier["logicallyCompleteAfter"] as? Double {
        course = .logicallyComplete(course, after: time)
      } else {
        try #require(modifier["repeatForever"] != nil)
        course = .repeated(course, count: nil, autoreverses: autoreverses)
      }
    }
    return course
  }

  private static func plainCourse(_ given: [String: Any]) throws -> ResolvedAnimation {
    if let points = given["timingCurve"] as? [Double] {
      let curve = CubicBezier(points[0], points[1], points[2], points[3])
      return .timing(curve, duration: try number(given["duration"]))
    }
    if let spring = given["spring"] as? [String: Double] {
      return .fluidSpring(
        FluidSpring(
          response: try number(spring["response"]),
          dampingFraction: try number(spring["dampingFraction"]),
          blendDuration: try number(spring["blendDuration"])
        )
      )
    }
    if let spring = given["interpolatingSpring"] as? [String: Double] {
      return .interpolatingSpring(
        InterpolatingSpring(
          mass: try number(spring["mass"]),
          stiffness: try number(spring["stiffness"]),
          damping: try number(spring["damping"]),
          initialVelocity: try number(spring["initialVelocity"])
        )
      )
    }
    let curves: [String: CubicBezier] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]
    let (name, curve) = try #require(curves.first { given[$0.key] != nil })
    let duration = given[name] as? Double ?? ResolvedAnimation.standardDuration
    return .timing(curve, duration: duration)
  }

  // MARK: What is found

  func expect(_ found: Double, _ expected: Any? = nil) throws {
    let expected = try Self.number(expected ?? self.expected)
    #expect(found == expected || abs(found - expected) <= tolerance, "\(found) for \(expected)")
  }

  /// Nil stands for a change that is done.
  func expect(_ found: Double?) throws {
    if expected as? String == "removed" {
      #expect(found == nil)
    } else {
      try expect(try #require(found))
    }
  }

  func expect(_ found: [String: Double]) throws {
    for (key, value) in try #require(expected as? [String: Any]) {
      try expect(try #require(found[key], "\(key)"), value)
    }
  }
}
