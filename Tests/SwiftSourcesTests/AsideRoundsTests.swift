import Testing

@testable import SwiftSources

/// Larger pieces are set aside only where smaller ones do not help (V16.2).
@Suite struct AsideRoundsTests {
  @Test func piecesGrowOnlyWhileTheErrorsDoNotBecomeFewer() {
    var rounds = AsideRounds(files: 6)
    var sizes: [Int] = []
    for errors in [600, 450, 31, 31, 40, 4, 3] {
      rounds.begin(errors: errors)
      sizes.append(rounds.size)
    }
    #expect(sizes == [0, 0, 0, 1, 2, 0, 0])
  }

  @Test func whatMakingTheProgramBringsIsCountedAnew() {
    var rounds = AsideRounds(files: 6)
    for _ in 0..<5 { rounds.begin(errors: 1) }
    #expect(rounds.size == 4)
    let mayBeCompiledAgain = rounds.compile()
    #expect(mayBeCompiledAgain)
    rounds.begin(errors: 1)
    #expect(rounds.size == 0)
  }

  @Test func piecesGrowWithEachCompilationInTheEnd() {
    var rounds = AsideRounds(files: 6)
    var sizes: [Int] = []
    for _ in 0..<6 {
      _ = rounds.compile()
      rounds.begin(errors: 1)
      sizes.append(rounds.size)
    }
    #expect(sizes == [0, 0, 0, 9, 12, 15])
  }

  /// A round of many files takes long: larger pieces go earlier, and never before the tenth round is over.
  @Test(arguments: [(6, 33), (64, 33), (128, 17), (256, 11), (2000, 11)])
  func manyFilesHaveFewRounds(_ files: Int, first: Int) throws {
    var rounds = AsideRounds(files: files)
    var sizes: [Int] = []
    for errors in (1...48).reversed() {
      rounds.begin(errors: errors)
      sizes.append(rounds.size)
    }
    let calm = sizes.prefix { $0 == 0 }
    #expect(calm.count == first - 1)
    #expect(sizes.dropFirst(first - 1).prefix(6) == [9, 9, 10, 10, 11, 11])
    let last = try #require(sizes.last)
    #expect(last > AsideRounds.wholeFiles)
  }

  @Test func roundsAndCompilationsEnd() {
    var rounds = AsideRounds(files: 6)
    for errors in (1...48).reversed() { rounds.begin(errors: errors) }
    #expect(rounds.mayGoOn)
    #expect(rounds.size > AsideRounds.wholeFiles)
    rounds.begin(errors: 0)
    #expect(!rounds.mayGoOn)
    var compilations = 1
    while rounds.compile() { compilations += 1 }
    #expect(compilations == 10)
  }
}
