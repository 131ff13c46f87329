internal import ProjectModel

extension PackageBuild {
  /// More packages than depend on each other.
  private static let mostMembers = 200

  /// The package in a folder with those that it depends on.
  ///
  /// - Parameters:
  ///   - identity: The name of the package.
  ///   - known: The folders of packages by their names.
  init(of folder: String, called identity: String, among known: [String: String]) {
    var (members, waiting) = ([Member](), [(identity, Optional(folder))])
    var seen: Set<String> = []
    var wanted: [String: Set<String>] = [:]
    while let (identity, folder) = waiting.first, members.count < PackageBuild.mostMembers {
      waiting.removeFirst()
      guard PackageBuild.isName(identity), seen.insert(identity).inserted else { continue }
      members.append(Member(identity: identity, folder: folder))
      guard let folder, let (manifest, _) = ManifestReader.manifest(in: folder) else { continue }
      for (package, products) in manifest.productsOfPackages {
        wanted[package, default: []].formUnion(products)
      }
      for location in manifest.remotePackages {
        let identity = Project.Package.identity(of: location)
        waiting.append((identity, known[identity]))
      }
      for path in manifest.localPackages {
        let place = path.hasPrefix("/") ? Files.absolute(path) : Files.absolute("\(folder)/\(path)")
        waiting.append((Files.name(of: place).lowercased(), place))
      }
    }
    for index in members.indices where members[index].folder == nil {
      members[index].products = wanted[members[index].identity, default: []].sorted()
    }
    self.members = members
  }

  /// Whether a package's name is one of a folder, too.
  private static func isName(_ text: String) -> Bool {
    text.first != "." && !text.isEmpty && text.utf8.count <= 200
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.+ ".contains($0) }
  }
}

extension PackageManifest {
  /// The products of packages that its targets need, by the packages' names.
  fileprivate var productsOfPackages: [String: Set<String>] {
    var products: [String: Set<String>] = [:]
    let all = targets + programs + macros
    let own = Set(all.map(\.name))
    for target in all {
      for (product, package) in target.packages {
        products[package.lowercased(), default: []].insert(product)
      }
      for name in target.dependencies where !own.contains(name) {
        products[name.lowercased(), default: []].insert(name)
      }
    }
    return products
  }
}
