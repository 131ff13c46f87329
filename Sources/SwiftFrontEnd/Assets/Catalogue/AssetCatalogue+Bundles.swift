/// Look-ups across the bundles of modules (V11.11).
extension AssetCatalogue {
  /// The asset files: catalogues, string tables, fonts and images, those of modules included.
  package var files: [String] {
    index.files + bundles.sorted { $0.key < $1.key }.flatMap(\.value.index.files)
  }

  /// The kind of a named asset.
  package enum Kind {
    case image
    case color
    case data
  }

  /// The name by which something of a bundle is found: its own, unless the bundles of others have
  /// another one of that name.
  ///
  /// - Parameter bundle: The bundle; nil for the program's own.
  package func name(_ name: String, of kind: Kind, in bundle: String?) -> String {
    guard !bundles.isEmpty else { return name }
    let own = bundle.map { bundles[$0] } ?? self
    guard let own, own.index.has(name, kind) else {
      // Not found here, whatever other bundles have.
      return found(name, kind) == nil ? name : QualifiedName(name, in: bundle ?? "main").text
    }
    return found(name, kind) === own ? name : QualifiedName(name, in: bundle ?? "main").text
  }

  /// The catalogue that has something by its plain name.
  private func found(_ name: String, _ kind: Kind) -> AssetCatalogue? {
    if index.has(name, kind) { return self }
    return bundles.sorted { $0.key < $1.key }.first { $0.value.index.has(name, kind) }?.value
  }

  /// The catalogue that a name means, and the name in it.
  func place(of name: String, _ kind: Kind) -> (AssetCatalogue, String) {
    guard !bundles.isEmpty else { return (self, name) }
    if let qualified = QualifiedName(name) {
      return (bundles[qualified.bundle] ?? self, qualified.name)
    }
    return (found(name, kind) ?? self, name)
  }

  /// Returns a hint for a missing name: the bundle that has it.
  func hint(_ name: String, _ kind: Kind) -> String {
    let others = bundles.filter { $0.value.index.has(name, kind) }.keys.sorted()
    return others.first.map { "; the bundle \($0) has one, for 'bundle: .module' of its module" }
      ?? ""
  }
}
