import SpecFormat

extension SpecFile {
  /// A screen as it is in all variants, in their order; nil if one of them has crashed.
  ///
  /// - Parameters:
  ///   - index: The screen's position in the first variant.
  ///   - read: The file as it is in each variant.
  static func versions(of index: Int, in read: [SpecFile]) -> [Spec]? {
    guard let all = read.first?.specs else { return nil }
    let specs = read.compactMap { file in
      file.specs.count == all.count
        ? file.specs[index]
        : file.specs.first { $0.name == all[index].name && $0.file == all[index].file }
    }
    return specs.count == read.count ? specs : nil
  }
}
