import Testing

import Export

@Suite struct LineDifferenceTests {
  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: " ", omittingEmptySubsequences: false)
  }

  /// How many lines are removed and inserted; what stays is the same in both texts.
  private func changes(_ old: [Substring], _ new: [Substring]) -> Int {
    let difference = LineDifference(from: old, to: new)
    let kept = zip(old, difference.removed).filter { !$1 }.map(\.0)
    #expect(kept == zip(new, difference.inserted).filter { !$1 }.map(\.0))
    return old.count + new.count - 2 * kept.count
  }

  @Test(
    arguments: [
      ("a b c", "a b c", 0), ("a b c", "a x c", 2), ("", "", 0), ("a", "b", 2), ("a b", "b a", 2),
      ("a b c a b b a", "c b a b a c", 5), ("a a a", "a a", 1), ("x a b", "a b y", 2),
    ] as [(String, String, Int)]
  )
  func thereAreAsFewChangesAsPossible(_ old: String, _ new: String, _ count: Int) {
    #expect(changes(Self.lines(old), Self.lines(new)) == count)
  }

  @Test func shortTextsHaveTheFewestChanges() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Substring(String(Int.random(in: 0...4, using: &generator)))
        }
      }
      let fewest = texts[1].difference(from: texts[0]).count
      #expect(changes(texts[0], texts[1]) == fewest, "\(texts)")
    }
  }

  /// Lines that both texts have once hold them together where nearly everything else differs.
  @Test func linesThatOccurOnceStay() {
    let old = (0..<5_000).map { Substring($0 % 10 == 0 ? "line \($0)" : "old") }
    let new = (0..<5_000).map { Substring($0 % 10 == 0 ? "line \($0)" : "new") }
    #expect(changes(old, new) == 9_000)
  }

  @Test func textsWithNothingInCommonAreReplaced() {
    let old = Array(repeating: Substring("x"), count: 20_000)
    let new = Array(repeating: Substring("y"), count: 20_000)
    #expect(changes(old, new) == 40_000)
    #expect(changes(old, Array(old.dropLast(700))) == 700)
  }
}
