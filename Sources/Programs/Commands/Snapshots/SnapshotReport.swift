import CommandSupport
import DrawingCairo
import Glibc

/// The results of all screens, and the goldens that belong to none.
struct SnapshotReport {
  private(set) var results: [SnapshotResult] = []
  /// The goldens of screens that are no more.
  private(set) var obsolete: [String] = []
  /// The variants that this run is not about and that some goldens are of, as their files name them.
  private(set) var otherVariants: [String] = []
  /// Whether obsolete goldens have been removed.
  private(set) var isPruned = false
  /// The exit status.
  private(set) var status: Int32
  /// The differences of pictures that are none.
  let tolerance: PictureTolerance

  /// - Parameters:
  ///   - status: The exit status so far.
  ///   - tolerance: The differences of pictures that are none.
  init(_ status: Int32, tolerance: PictureTolerance = .none) {
    (self.status, self.tolerance) = (status, tolerance)
  }

  /// Takes the results of all workers.
  mutating func take(_ collector: SnapshotCollector, status: Int32) {
    results = collector.results
    let hasFailures = results.contains { $0.checks.contains(where: \.isFailure) }
    self.status = max(self.status, status, hasFailures ? ExitStatus.differences : 0)
  }

  /// The number of comparisons with an outcome.
  func count(_ outcome: SnapshotCheck.Outcome) -> Int {
    results.reduce(0) { $0 + $1.checks.count { $0.outcome == outcome } }
  }

  /// The number of pictures that differ within the tolerance.
  var tolerated: Int {
    results.reduce(0) { $0 + $1.checks.count { $0.outcome == .same && !$0.differences.isEmpty } }
  }

  /// The number of comparisons.
  var snapshots: Int { results.reduce(0) { $0 + $1.checks.count } }

  /// The number of screens, each in some variants.
  var screens: Int { Set(results.map(\.screen)).count }

  /// The number of variants.
  var variants: Int { Set(results.map(\.variant)).count }

  /// The number of results that are errors.
  var errors: Int { results.count { !$0.errors.isEmpty } }

  // MARK: Obsolete goldens

  /// Finds the goldens beside sources that no screen has.
  ///
  /// Goldens of other kinds and variants belong to runs with other options, which only those can
  /// judge.
  ///
  /// - Parameters:
  ///   - sources: The sources of all screens.
  ///   - kinds: The kinds of documents that were compared.
  ///   - variants: The variants that screens were compared in, as files name them.
  mutating func findObsolete(
    besides sources: Set<String>,
    _ kinds: [SnapshotKind],
    _ variants: Set<String>
  ) {
    let used = Set(results.flatMap { $0.checks.map(\.golden) })
    // Whatever could not be shown may have had them.
    guard !results.contains(where: { !$0.errors.isEmpty }) else { return }
    let all = sources.union(results.map(\.file))
    let own = Set(all.map { SnapshotPlace.folder(of: $0) })
    var found: Set<String> = []
    for folder in own { found.formUnion(SnapshotReport.goldens(in: folder, kinds)) }
    for parent in Set(all.map { SnapshotPlace.parts(of: $0).folder }) {
      let snapshots = parent + SnapshotPlace.folderName + "/"
      for name in SnapshotReport.names(in: snapshots) where !own.contains("\(snapshots)\(name)/") {
        // The source of others may just not have been given.
        let isThere = [name, name + ".swift"].contains { access(parent + $0, F_OK) == 0 }
        if !isThere { found.formUnion(SnapshotReport.goldens(in: "\(snapshots)\(name)/", kinds)) }
      }
    }
    var others: Set<String> = []
    for path in found.subtracting(used).sorted() {
      let variant = SnapshotPlace.variant(of: path, kinds)
      if variants.contains(variant) {
        obsolete.append(path)
      } else {
        others.insert(variant)
      }
    }
    otherVariants = others.sorted()
  }

  /// Removes the obsolete goldens, and folders that are empty then.
  mutating func prune() {
    for path in obsolete {
      unlink(path)
      rmdir(SnapshotPlace.parts(of: path).folder)
    }
    isPruned = true
  }

  private static func goldens(in folder: String, _ kinds: [SnapshotKind]) -> [String] {
    names(in: folder).filter { name in kinds.contains { name.hasSuffix("." + $0.ending) } }
      .map { folder + $0 }
  }

  private static func names(in folder: String) -> [String] {
    SystemPath(folder).entries.map { String(decoding: $0, as: UTF8.self) }
  }
}
