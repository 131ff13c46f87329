/// A spec file whose JSON is read once, for its screens as they are in many surroundings.
package final class WarmSpecFile {
  /// The most times that the same JSON is read: values that readers make beside it are kept with it.
  private static let mostReads = 500

  package let name: String
  private let bytes: [UInt8]
  private let limits: SpecLimits
  private var json: JSONDocument?
  private var reads = 0

  /// - Parameters:
  ///   - name: The file's name, for messages and exports.
  ///   - limits: The limits of the file's size and of the screens that it describes.
  package init(bytes: [UInt8], name: String, limits: SpecLimits) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  /// The specs of the file as ``SpecFile`` has them.
  ///
  /// - Parameters:
  ///   - overrides: The settings that replace those of the file.
  ///   - locatesViews: Whether to note where each view stands in the file.
  package func file(overrides: SceneOverrides, locatesViews: Bool) -> SpecFile {
    switch document() {
    case .failure(let invalid):
      return SpecFile(name: name, invalid)
    case .success(let document):
      let context = FileContext(
        document,
        limits: limits,
        overrides: overrides,
        locatesViews: locatesViews
      )
      return SpecFile.read(document, as: bytes, name: name, context)
    }
  }

  private func document() -> Result<JSONDocument, InvalidJSON> {
    reads += 1
    if let json, reads <= WarmSpecFile.mostReads { return .success(json) }
    json = nil
    let read = SpecFile.parse(bytes, name: name, limits: limits)
    if case .success(let document) = read { (json, reads) = (document, 1) }
    return read
  }
}
