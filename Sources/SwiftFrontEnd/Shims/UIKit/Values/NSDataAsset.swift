// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias NSDataAssetName = String

/// A file of a set of data in a catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data

  /// Creates the data set of a name; nil, after a warning, if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let data = Image._data(named: name, in: bundle) else { return nil }
    self.name = name
    self.data = data
  }

}

extension UIImage {
  /// Creates an image of the asset catalogue, by its generated name.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource._name)
  }
}

extension UIColor {
  /// Creates a colour of the asset catalogue, by its generated name.
  public convenience init(resource: ColorResource) { self.init(.named(resource._name)) }
}
