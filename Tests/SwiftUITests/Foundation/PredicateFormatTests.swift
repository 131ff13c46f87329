import Foundation
import SwiftUI
import Testing

/// Format strings of predicates, which Foundation on Linux does not parse (V18.12).
@Suite struct PredicateFormatTests {
  private class Thing: NSObject {
    let name: String
    let count: Int
    init(_ name: String, _ count: Int) { (self.name, self.count) = (name, count) }
  }

  private final class Book: Thing {
    var author: String? = "Ann"
    var isRead = true
    var rating = 4.5
    let date = Date(timeIntervalSince1970: 100)
    let tags = [Thing("old", 3), Thing("Crème", 7)]
    let words: Set<String> = ["a", "b"]
  }

  private static var book: Book { Book("It's \"A\" book", 12) }

  @Test(arguments: [
    ("count == 12", true), ("count = 12", true), ("count != 12", false), ("count <> 12", false),
    ("count < 13", true), ("count <= 12", true), ("count =< 11", false), ("count > 12", false),
    ("count >= 12", true), ("count => 13", false), ("count == -12", false), ("12 == count", true),
    ("rating > 4.25", true), ("rating < 4.25", false), ("isRead == YES", true),
    ("isRead == NO", false), ("isRead == TRUE", true), ("isRead == 1", true),
    ("author == 'Ann'", true), ("author = \"ann\"", false), ("author ==[c] 'ANN'", true),
    ("author < 'Bob'", true), ("author == nil", false), ("author != NULL", true),
    ("name BEGINSWITH 'It\\'s'", true), ("name beginswith[c] 'it'", true),
    ("name ENDSWITH 'book'", true), ("name CONTAINS '\"A\"'", true), ("name LIKE '*\"A\"*'", true),
    ("name LIKE '?t*'", true), ("name MATCHES 'It.*k'", true), ("name MATCHES 'It'", false),
    ("count BETWEEN {1, 12}", true), ("count BETWEEN { 13, 14 }", false),
    ("author IN {'Bob', 'Ann'}", true), ("author IN {}", false), ("'nn' IN author", true),
    ("'a' IN words", true), ("words CONTAINS 'c'", false),
    ("ANY tags.name == 'old'", true), ("SOME tags.count > 7", false), ("ALL tags.count > 2", true),
    ("ALL tags.count > 3", false), ("NONE tags.count > 7", true),
    ("ANY tags.name CONTAINS[cd] 'creme'", true), ("ANY tags.name LIKE[d] 'Creme'", true),
    ("tags.@count == 2", true), ("words.@count > 2", false), ("SELF.count == 12", true),
    ("#count == 12", true), ("count == 12 AND isRead == NO", false),
    ("count == 12 && isRead == YES", true), ("count == 1 OR isRead == YES", true),
    ("count == 1 || isRead == NO", false), ("NOT count == 1", true), ("!(count == 12)", false),
    ("count == 1 AND count == 1 OR count == 12", true),
    ("count == 1 AND (count == 1 OR count == 12)", false), ("author == count", false),
    ("date == count", false), ("author > nil", false),
  ])
  func comparisonsHold(_ format: String, _ holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.book) == holds)
  }

  @Test func argumentsStandForValuesAndNames() {
    let book = Self.book
    let early = Date(timeIntervalSince1970: 1) as NSDate
    func holds(_ format: String, _ arguments: Any...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: book)
    }
    #expect(holds("%K == %@", "author", "Ann"))
    #expect(holds("%K.@count == %ld", "tags", 2) == false)
    #expect(holds("date > %@ AND count == %d", early, 12))
    #expect(!holds("date < %@", early))
    #expect(holds("isRead == %@", NSNumber(value: true)))
    #expect(holds("rating == %f", 4.5))
    #expect(holds("author IN %@", ["Ann", "Bob"]))
    #expect(holds("SELF == %@", book))
    #expect(!holds("SELF == %@", Thing("a", 1)))
    #expect(!holds("author == %@"))
  }

  @Test(arguments: [
    "", "count", "count ==", "== 1", "(count == 12", "count == 12)", "count == 'a", "count ~ 1",
    "count == 12 AND", "tags.@sum.count == 10", "SUBQUERY(tags, $t, $t.count > 1).@count > 0",
    "count + 1 == 13", "count == 12 count == 12", "count BETWEEN {1, 2", "author ==[x] 'Ann'", "%",
  ])
  func aFormatThatCannotBeReadHoldsForNothing(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Self.book))
  }

  @Test func arraysAreFilteredAndSorted() {
    let things = NSArray(array: [Thing("b", 1), Thing("a", 2), Thing("c", 3)])
    let some = things.filtered(using: NSPredicate(format: "count > 1 AND name != 'c'"))
    #expect(some.compactMap { ($0 as? Thing)?.name } == ["a"])
    let sorted = things.sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
    #expect(sorted.compactMap { ($0 as? Thing)?.count } == [2, 1, 3])
  }
}
