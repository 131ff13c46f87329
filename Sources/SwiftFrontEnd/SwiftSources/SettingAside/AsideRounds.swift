/// The progress of setting aside, in rounds (V16.2): larger pieces are taken only where smaller
/// ones do not help.
struct AsideRounds {
  /// The number of rounds so far.
  private(set) var count = 0
  /// The rounds since the errors have become fewer.
  private var stuck = 0
  private var fewestErrors = Int.max
  private var compilations = 0
  /// The round after which larger pieces are taken in any case: rounds of many files take long, and what is wrong
  /// then is in few bodies.
  private let calm: Int

  /// The limits of rounds and of whole compilations, and the number of rounds before the end from
  /// which larger pieces are taken in any case.
  private static let (most, mostCompilations, last) = (48, 10, 16)
  /// The compilations after which larger pieces go for errors that come up only there, and the step
  /// of the size.
  private static let (fewCompilations, step) = (3, 3)
  /// The size at which the files go that have errors.
  static let wholeFiles = 13
  /// The most files that have all rounds before larger pieces go, the fewest rounds of others, and the size after.
  private static let (fewFiles, fewestRounds, boldSize) = (64, 10, 8)

  /// Creates the rounds of a module.
  ///
  /// - Parameter files: The number of the module's files.
  init(files: Int) {
    let all = AsideRounds.most - AsideRounds.last
    calm = max(
      AsideRounds.fewestRounds,
      all * AsideRounds.fewFiles / max(files, AsideRounds.fewFiles)
    )
  }

  /// Notes a round.
  ///
  /// - Parameter errors: The number of errors at its beginning.
  mutating func begin(errors: Int) {
    count += 1
    stuck = errors < fewestErrors ? 0 : stuck + 1
    fewestErrors = min(fewestErrors, errors)
  }

  /// Whether there may be the round that has begun.
  var mayGoOn: Bool { count <= AsideRounds.most }

  /// The size of the pieces that the sources tool takes, from 0.
  var size: Int {
    max(
      stuck,
      count > calm ? AsideRounds.boldSize + (count - calm + 1) / 2 : 0,
      compilations > AsideRounds.fewCompilations
        ? 6 + AsideRounds.step * (compilations - AsideRounds.fewCompilations) : 0
    )
  }

  /// Notes that nothing is wrong and all is compiled: what that brings is something else.
  ///
  /// - Returns: Whether it may be compiled once more.
  mutating func compile() -> Bool {
    (stuck, fewestErrors) = (0, Int.max)
    compilations += 1
    return compilations < AsideRounds.mostCompilations
  }
}
