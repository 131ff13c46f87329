import Foundation
import Testing

/// What a screen of `Specs/Swift` must show: a row of `claims.json`, which was written from what its
/// authors say of it, never from what came out.
struct SeedClaim: Decodable, Sendable {
  let file: String
  /// The preview; nil for the only one.
  let preview: String?
  /// What is claimed, in words.
  let claim: String
  /// Options beside those that all have.
  let options: String?
  /// What is done before, in words.
  let `do`: [String]?

  /// Width and height of the scene.
  let size: [Double]?
  /// Members of views, drawn items and modifiers by their names.
  ///
  /// `Text 1 .padding` is the type, which of those in the order of the document, the modifier. A list is a
  /// frame, null anything.
  let views: [String: ExpectedValue]?
  /// How many views or items there are of a type.
  let counts: [String: Int]?
  /// The frames of the last items of a type.
  let last: [String: [ExpectedValue]]?
  let columns: Columns?
  /// Two views whose middles are at the same height.
  let sameMiddles: [String]?
  /// A view that what is done moves.
  let moves: String?
  /// The outline of the accessibility tree.
  let elements: [String]?
  /// Red, green and blue at points of the picture.
  let pixels: [String: [Int]]?

  /// Items in the middles of equal parts of a width.
  struct Columns: Decodable, Sendable {
    let type: String
    let count: Int
    let width: Double
  }

  static let all: [SeedClaim] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("claims.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode([SeedClaim].self, from: data)) ?? []
  }()

  /// A run of the command for the screen, with real text only in pictures.
  func run(_ subcommand: String, _ options: String = "", after actions: [String]? = nil) throws
    -> Espalier.Run
  {
    var words = "\(subcommand) -q Swift/\(file).swift"
    if let preview { words += " --preview '\(preview)'" }
    for action in actions ?? `do` ?? [] { words += " --do '\(action)'" }
    if let more = self.options { words += " \(more)" }
    let run = try SwiftCommand.run("\(words) \(options)", in: Espalier.specs)
    try #require(run.status == 0, "\(run.errors)")
    return run
  }
}

extension SeedClaim: CustomTestStringConvertible {
  var testDescription: String {
    [file, preview, claim].compactMap(\.self).joined(separator: ", ")
  }
}

/// A value of a document, or a part of one.
enum ExpectedValue: Decodable, Sendable {
  case anything
  case number(Double)
  case text(String)
  case list([ExpectedValue])
  case members([String: ExpectedValue])

  /// How far a number may be off, in points.
  private static let tolerance = 0.02

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .anything
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ExpectedValue].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: ExpectedValue].self))
    }
  }

  /// Expects the value at a place of a document.
  func expect(_ value: Any?, at place: String) {
    switch self {
    case .anything: return
    case .number(let number):
      let found = (value as? NSNumber)?.doubleValue
      #expect(
        found.map { abs($0 - number) <= Self.tolerance } == true,
        "\(place) is \(found as Any), not \(number)"
      )
    case .text(let text): #expect(value as? String == text, "\(place)")
    case .list(let list):
      let found = value as? [Any] ?? []
      #expect(found.count == list.count, "\(place) is \(value as Any)")
      for (index, pair) in zip(list, found).enumerated() {
        pair.0.expect(pair.1, at: "\(place)[\(index)]")
      }
    case .members(let members):
      let found = value as? [String: Any]
      #expect(found != nil, "\(place) is \(value as Any)")
      for (name, member) in members { member.expect(found?[name], at: "\(place).\(name)") }
    }
  }
}
