import Foundation
import SpecFormat
import Testing

/// The schema of specs for people: descriptions, examples, and parts that are written once.
@Suite struct SpecDescriptionTests {
  private typealias Members = [String: Any]

  private static func schema() throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8))
    return try #require(json as? [String: Any])
  }

  /// Visits every property of a schema; conditions are left out.
  private static func visitProperties(_ node: Any, _ visit: (String, Members) -> Void) {
    if let list = node as? [Any] {
      for element in list { visitProperties(element, visit) }
    } else if let members = node as? Members {
      for (key, value) in members where key != "if" && key != "examples" && key != "default" {
        if key == "properties", let properties = value as? Members {
          for (name, property) in properties {
            visit(name, property as? Members ?? [:])
            visitProperties(property, visit)
          }
        } else {
          visitProperties(value, visit)
        }
      }
    }
  }

  @Test func everyKeyIsDescribed() throws {
    let schema = try Self.schema()
    let definitions = try #require(schema["$defs"] as? Members)
    var count = 0
    var missing: Set<String> = []
    Self.visitProperties(schema) { name, property in
      count += 1
      var property = property
      while property["description"] == nil, let reference = property["$ref"] as? String,
        let next = definitions[String(reference.dropFirst("#/$defs/".count))] as? Members
      {
        property = next
      }
      if property["description"] == nil { missing.insert(name) }
    }
    // Conditions name types, and remarks stand in maps of names as well, without a description; cases of
    // single rules have none yet.
    #expect(missing.subtracting(["comment", "expect", "given", "type"]) == [])
    #expect(count > 1000)
  }

  @Test func everyDescriptionIsAPlainSentence() {
    for name in SpecDescriptions.names {
      let parts = name.split(separator: ".")
      let entry = SpecDescriptions.entry(
        String(parts.last ?? ""),
        of: parts.count == 2 ? String(parts[0]) : nil
      )
      #expect(entry?.text.hasSuffix(".") == true, "\(name)")
      #expect(entry?.text.contains(" | ") == false, "\(name)")
    }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let text = SpecSchema.json()
    let schema = try Self.schema()
    let definitions = try #require(schema["$defs"] as? Members)
    for match in text.matches(of: #/"\$ref": "#\/\$defs\/([^"]*)"/#) {
      #expect(definitions[String(match.1)] != nil, "\(match.1)")
    }
  }

  /// It had 990 kB with copies, and without descriptions.
  @Test func whatOccursSeveralTimesIsWrittenOnce() {
    #expect(SpecSchema.json().utf8.count < 510_000)
  }
}
