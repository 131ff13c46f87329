package import SpecFormat

extension InputRun {
  /// Reads a file whose cases are run one by one; nil if it cannot be used.
  ///
  /// The errors of a case affect no other: they are reported, and the file has the remaining cases.
  package mutating func readCases(_ file: InputFile) -> SpecFile? {
    guard ScreenProviders.current == nil else { return read(file, showsWarnings: false) }
    guard let bytes = bytes(of: file) else { return nil }
    let specFile = SpecFile(
      bytes: bytes,
      name: file.name,
      limits: limits,
      overrides: overrides,
      keepsSoundCases: true
    )
    guard !specFile.unusableCases.isEmpty else {
      return usable([specFile], showsWarnings: false)?.first
    }
    for unusable in specFile.unusableCases { refuse(unusable) }
    return specFile
  }
}
