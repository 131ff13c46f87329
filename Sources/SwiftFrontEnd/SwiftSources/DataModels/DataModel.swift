/// A model of Core Data, as Xcode's editor stores it in a folder `.xcdatamodeld` (V18.11).
struct DataModel {
  /// A type of objects.
  struct Entity: Equatable {
    let name: String
    let className: String
    /// The name of the type that it inherits from.
    let parent: String?
    let generation: Generation
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// The part of a class that Xcode writes.
  enum Generation: String {
    case none = ""
    case properties = "category"
    case all = "class"
  }

  /// A value of objects.
  struct Attribute: Equatable {
    let name: String
    let type: String
    let isScalar: Bool
    /// The name of the values' class, if the model has one.
    let customClass: String?
    let defaultValue: String?
  }

  /// Objects that belong to an object.
  struct Relationship: Equatable {
    let name: String
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool
    let inverse: String?
    let isCascading: Bool
  }

  private(set) var entities: [Entity] = []

  /// The most bytes of a model that are read.
  private static let mostBytes = 8 << 20

  /// Reads a model's current version.
  ///
  /// - Parameter folder: A folder `.xcdatamodeld` with versions, or a version `.xcdatamodel`.
  /// - Returns: Nothing if there is none.
  init?(in folder: String) {
    guard let version = DataModel.version(in: folder),
      let bytes = try? Files.read(version + "/contents", atMost: DataModel.mostBytes)
    else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// The folder of the current version.
  private static func version(in folder: String) -> String? {
    guard folder.hasSuffix("d") else { return folder }
    let versions = Files.names(in: folder).filter { $0.hasSuffix(".xcdatamodel") }
    let text = (try? Files.read(folder + "/.xccurrentversion", atMost: 1 << 16)).map {
      String(decoding: $0, as: UTF8.self)
    }
    let current = text.flatMap { text in versions.first { text.contains(">\($0)<") } }
    return (current ?? versions.first).map { folder + "/" + $0 }
  }

  /// Reads a version.
  init(_ text: String) {
    var open: Entity?
    for tag in MarkupTags(text).all {
      if tag.name == "entity" {
        if let entity = open { entities.append(entity) }
        open = tag.isEnd ? nil : Entity(tag.attributes)
        if tag.isAlone, let entity = open {
          entities.append(entity)
          open = nil
        }
      } else if !tag.isEnd, let name = tag.attributes["name"], DataModel.isName(name) {
        switch tag.name {
        case "attribute": open?.attributes.append(Attribute(name, tag.attributes))
        case "relationship": open?.relationships.append(Relationship(name, tag.attributes))
        default: continue
        }
      }
    }
  }

  /// Whether a text is a name in Swift.
  fileprivate static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension DataModel.Entity {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    let className = attributes["representedClassName"] ?? name
    // A class of another module is written with a period before.
    let plain = className.split(separator: ".").last.map(String.init) ?? ""
    guard DataModel.isName(plain) else { return nil }
    self.init(
      name: name,
      className: plain,
      parent: attributes["parentEntity"],
      generation: DataModel.Generation(rawValue: attributes["codeGenerationType"] ?? "") ?? .none
    )
  }
}

extension DataModel.Attribute {
  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.init(
      name: name,
      type: attributes["attributeType"] ?? "",
      isScalar: attributes["usesScalarValueType"] == "YES",
      customClass: attributes["customClassName"],
      defaultValue: attributes["defaultValueString"]
    )
  }
}

extension DataModel.Relationship {
  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.init(
      name: name,
      destination: attributes["destinationEntity"] ?? "",
      isToMany: attributes["toMany"] == "YES",
      isOrdered: attributes["ordered"] == "YES",
      inverse: attributes["inverseName"],
      isCascading: attributes["deletionRule"] == "Cascade"
    )
  }
}
