/// The progress of setting aside, in rounds (V16.2): larger pieces are taken only where smaller
/// ones do not help.
struct AsideRounds {
  /// The number of rounds so far.
  private(set) var count = 0
  /// The rounds since the errors have become fewer.
  private var stuck = 0
  private var fewestErrors = Int.max
  private var compilations = 0
  /// The files that the compiler has read in all rounds.
  private var filesRead = 0
  /// The rounds in which larger pieces are taken in any case.
  private var bold = 0
  /// The limits of rounds, and of files that the compiler reads before larger pieces are taken in any case.
  private let (most, mostFilesRead): (Int, Int)

  /// The rounds that any module has, the files for each further one, and the number of rounds before the end from
  /// which larger pieces are taken in any case.
  private static let (rounds, filesForRound, last) = (48, 8, 16)
  /// The most compilations of a whole module, and as many readings of it before larger pieces are taken.
  private static let (mostCompilations, mostReadings) = (10, 10)
  /// The compilations after which larger pieces go for errors that come up only there, and the step
  /// of the size.
  private static let (fewCompilations, step) = (3, 3)
  /// The size at which the files go that have errors.
  static let wholeFiles = 13
  /// The most files that may be read in all rounds before larger pieces go, and the size after.
  private static let (fewFiles, boldSize) = (64, 8)

  /// Creates the rounds of a module.
  ///
  /// - Parameter files: The number of the module's files.
  init(files: Int) {
    most = AsideRounds.rounds + max(0, files - AsideRounds.fewFiles) / AsideRounds.filesForRound
    mostFilesRead = max(
      AsideRounds.mostReadings * files,
      (AsideRounds.rounds - AsideRounds.last) * AsideRounds.fewFiles
    )
  }

  /// Notes a round.
  ///
  /// - Parameters:
  ///   - errors: The number of errors at its beginning.
  ///   - files: The number of files that the compiler has read for them.
  mutating func begin(errors: Int, files: Int) {
    count += 1
    filesRead += files
    if count > most - AsideRounds.last || filesRead > mostFilesRead { bold += 1 }
    stuck = errors < fewestErrors ? 0 : stuck + 1
    fewestErrors = min(fewestErrors, errors)
  }

  /// Notes that nothing is wrong in the files that have been read: what others bring is something else.
  mutating func settle() { (stuck, fewestErrors) = (0, Int.max) }

  /// Whether there may be the round that has begun.
  var mayGoOn: Bool { count <= most }

  /// The size of the pieces that the sources tool takes, from 0.
  var size: Int {
    max(
      stuck,
      bold > 0 ? AsideRounds.boldSize + (bold + 1) / 2 : 0,
      compilations > AsideRounds.fewCompilations
        ? 6 + AsideRounds.step * (compilations - AsideRounds.fewCompilations) : 0
    )
  }

  /// Notes that nothing is wrong and all is compiled: what that brings is something else.
  ///
  /// - Returns: Whether it may be compiled once more.
  mutating func compile() -> Bool {
    settle()
    compilations += 1
    return compilations < AsideRounds.mostCompilations
  }
}
