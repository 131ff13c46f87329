internal import Synchronization

// The catalogue of the program.

extension AssetCatalogue {
  private static let shared = Mutex(AssetCatalogue(folders: []))
  private static let quiet = Mutex(false)
  /// `true` to report no missing assets on standard error.
  package static var isQuiet: Bool {
    get { quiet.withLock { $0 } }
    set { quiet.withLock { $0 = newValue } }
  }

  /// The catalogue of the program.
  package static var current: AssetCatalogue { shared.withLock { $0 } }

  /// Makes the assets beside the sources in a folder the program's catalogue.
  package static func load(from folder: String) { load(from: [folder]) }

  /// Makes the assets beside the sources in some folders the program's catalogue; those of the
  /// first folder take precedence.
  ///
  /// - Parameters:
  ///   - folders: The folders of the sources.
  ///   - others: Files and folders of assets elsewhere.
  ///   - bundles: The bundles of modules.
  ///   - sizes: The sizes of images that earlier runs have read.
  ///   - sources: The literals in the sources, for diagnostics of missing names.
  package static func load(
    from folders: [String],
    and others: [String] = [],
    bundles: [AssetBundle] = [],
    sizes: ImageSizes? = nil,
    sources: SourceLiterals = SourceLiterals(files: [])
  ) {
    use(
      AssetCatalogue(
        folders: folders,
        others: others,
        bundles: bundles,
        sizes: sizes,
        sources: sources
      )
    )
  }

  /// Makes a catalogue the program's.
  package static func use(_ catalogue: AssetCatalogue) { shared.withLock { $0 = catalogue } }
}
