import Foundation
import SwiftUI
import Testing

/// What Apple's Foundation has and the one on Linux has not.
@Suite struct FoundationGapTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ann@home", true),
    ("SELF MATCHES %@", "[a-z]+", "ann@home", false), ("SELF MATCHES[c] %@", "ANN", "ann", true),
    ("SELF CONTAINS[cd] %@", "CAFÉ", "the cafe", true), ("SELF CONTAINS %@", "CAFE", "cafe", false),
    ("SELF BEGINSWITH %@", "an", "ann", true), ("SELF ENDSWITH %@", "an", "ann", false),
    ("SELF LIKE %@", "a*z?", "abczd", true), ("SELF == %@", "a", "a", true),
    ("SELF != %@", "a", "a", false), ("name == %@", "a", "a", false),
  ])
  func predicatesCompareTexts(format: String, argument: String, object: String, holds: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: object) == holds)
  }

  @Test func predicatesMayBeConstantOrQuoteTheirText() {
    #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: 1))
    #expect(!NSPredicate(format: "FALSEPREDICATE").evaluate(with: 1))
    #expect(NSPredicate(format: "SELF == 'a b'").evaluate(with: "a b"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
  }

  @Test func namesOfPersonsAreWritten() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ann", "Lee")
    #expect(name.formatted() == "Ann Lee")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ann Lee")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .short)) == "Ann")
  }

  private final class Person: NSObject {
    let name: String
    let age: Int?

    init(_ name: String, _ age: Int?) {
      self.name = name
      self.age = age
    }
  }

  @Test(arguments: [
    ("name", true, "abc"), ("name", false, "cba"), ("age", true, "cba"), ("none", true, "bca"),
  ])
  func ordersAreByPropertiesOfAName(key: String, ascending: Bool, names: String) throws {
    let people = [Person("b", 2), Person("c", 1), Person("a", 3)] as NSArray
    let order = NSSortDescriptor(key: key, ascending: ascending)
    let sorted = try #require(people.sortedArray(using: [order]) as? [Person])
    #expect(sorted.map(\.name).joined() == names)
    #expect(order.ascending == ascending)
  }

  @Test func linesOfAFileComeOneAfterTheOther() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try Data("one\r\n\ntwo\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }
}
