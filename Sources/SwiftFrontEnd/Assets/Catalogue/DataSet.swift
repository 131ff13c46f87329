internal import Foundation

/// The list of a set of data of a catalogue.
struct DataSet: Decodable {
  private let data: [Version]

  private struct Version: Decodable, AssetVersion {
    let filename: String?
    let idiom: String?
    let appearances: [AssetAppearance]?
    let locale: String?
    var direction: String? { nil }
  }

  init(atPath path: String) throws {
    let data = try AssetFile.contents(path)
    self = try JSONDecoder().decode(DataSet.self, from: data)
  }

  /// Returns the name of the file for a screen; nil if there is none.
  func file(for traits: AssetTraits) -> String? {
    traits.best(of: data.filter { $0.filename != nil }).first?.filename
  }
}
