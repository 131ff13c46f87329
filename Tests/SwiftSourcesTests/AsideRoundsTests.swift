import Testing

@testable import SwiftSources

/// Larger pieces are set aside only where smaller ones do not help (V16.2).
@Suite struct AsideRoundsTests {
  @Test func piecesGrowOnlyWhileTheErrorsDoNotBecomeFewer() {
    var rounds = AsideRounds(files: 6)
    var sizes: [Int] = []
    for errors in [600, 450, 31, 31, 40, 4, 3] {
      rounds.begin(errors: errors, files: 6)
      sizes.append(rounds.size)
    }
    #expect(sizes == [0, 0, 0, 1, 2, 0, 0])
  }

  @Test func whatMakingTheProgramBringsIsCountedAnew() {
    var rounds = AsideRounds(files: 6)
    for _ in 0..<5 { rounds.begin(errors: 1, files: 6) }
    #expect(rounds.size == 4)
    let mayBeCompiledAgain = rounds.compile()
    #expect(mayBeCompiledAgain)
    rounds.begin(errors: 1, files: 6)
    #expect(rounds.size == 0)
  }

  @Test func piecesGrowWithEachCompilationInTheEnd() {
    var rounds = AsideRounds(files: 6)
    var sizes: [Int] = []
    for _ in 0..<6 {
      _ = rounds.compile()
      rounds.begin(errors: 1, files: 6)
      sizes.append(rounds.size)
    }
    #expect(sizes == [0, 0, 0, 9, 12, 15])
  }

  /// Rounds that read many files take long: larger pieces go after them earlier, and never before the tenth is over.
  @Test(arguments: [(6, 33), (64, 33), (128, 17), (256, 11), (2000, 11)])
  func roundsOfManyFilesAreFew(_ files: Int, first: Int) throws {
    var rounds = AsideRounds(files: files)
    var sizes: [Int] = []
    for errors in (1...48).reversed() {
      rounds.begin(errors: errors, files: files)
      sizes.append(rounds.size)
    }
    let calm = sizes.prefix { $0 == 0 }
    #expect(calm.count == first - 1)
    #expect(sizes.dropFirst(first - 1).prefix(6) == [9, 9, 10, 10, 11, 11])
    let last = try #require(sizes.last)
    #expect(last > AsideRounds.wholeFiles)
  }

  @Test func roundsOfFewFilesAreMoreInALargeModule() {
    var rounds = AsideRounds(files: 512)
    rounds.begin(errors: 200, files: 512)
    for errors in (20...106).reversed() { rounds.begin(errors: errors, files: 3) }
    #expect(rounds.size == 0)
    for errors in (4...19).reversed() { rounds.begin(errors: errors, files: 3) }
    #expect(rounds.mayGoOn)
    #expect(rounds.size > AsideRounds.wholeFiles)
    rounds.begin(errors: 3, files: 3)
    #expect(!rounds.mayGoOn)
  }

  @Test func errorsOfOtherFilesAreCountedAnew() {
    var rounds = AsideRounds(files: 6)
    for _ in 0..<5 { rounds.begin(errors: 1, files: 1) }
    rounds.settle()
    rounds.begin(errors: 7, files: 5)
    #expect(rounds.size == 0)
  }

  @Test func roundsAndCompilationsEnd() {
    var rounds = AsideRounds(files: 6)
    for errors in (1...48).reversed() { rounds.begin(errors: errors, files: 6) }
    #expect(rounds.mayGoOn)
    #expect(rounds.size > AsideRounds.wholeFiles)
    rounds.begin(errors: 0, files: 6)
    #expect(!rounds.mayGoOn)
    var compilations = 1
    while rounds.compile() { compilations += 1 }
    #expect(compilations == 10)
  }
}
