public import CProgramSupport
internal import ProgramSupport

/// The module that a program was compiled from, which its generated entry point describes.
public struct ProgramModule {
  /// The module's name.
  package let name: String
  /// The files as the user named them, in the order in which they were compiled.
  package let files: [String]

  /// The availability checks in the sources that always hold, as the system is the newest.
  package let fixedSystems: [FixedSystem]

  /// The placeholders of code that could not be compiled.
  package let placeholders: PlaceholderTable

  private let places: TypePlaces
  private let types: ProgramTypes

  /// Creates the module.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - files: The files as the user named them.
  ///   - types: The types with conformances, a line each: the index of the file, the line in it,
  ///     the qualified name, with colons between.
  ///   - conformances: The conformances in the program.
  ///   - fixedSystems: The availability checks without effect, a line each: the index of the file,
  ///     line, column and the version, with colons between.
  ///   - placeholders: The placeholders of code that could not be compiled (``PlaceholderTable``),
  ///     a line each: the index of the file or its path, line, column, kind, name and reason, with
  ///     tabs between.
  public init(
    name: String,
    files: [String],
    types: String,
    conformances: espalier_conformances,
    fixedSystems: String = "",
    placeholders: String = ""
  ) {
    self.name = name
    self.files = files
    places = TypePlaces(types)
    self.fixedSystems = fixedSystems.split(separator: "\n").compactMap(FixedSystem.init)
    let types = ProgramTypes(conformances)
    self.types = types
    self.placeholders = PlaceholderTable(placeholders, files: files, types: types)
  }

  /// The previews in the order of the files, and of lines in each.
  package var previews: [DeclaredPreview] {
    let macros = ownTypes(conformingToProtocolNamed: "PreviewRegistration")
      .compactMap { $0 as? any PreviewRegistration.Type }
      .map { type in
        let place = TypePlace(file: file(ofID: type.fileID), line: type.line)
        return DeclaredPreview(place: place, kind: .macro(type))
      }
    var places = places
    let providers = ownTypes(conformingToProtocolNamed: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { type in
        let place = places.next(of: String(reflecting: type)) ?? TypePlace(file: 0, line: 0)
        return DeclaredPreview(place: place, kind: .provider(type))
      }
    return (macros + providers).sorted { $0.place < $1.place }
  }

  /// The view type to show in place of previews; nil for previews.
  package var shownView: (any ViewRegistration.Type)? {
    types.conforming(toProtocolNamed: "ViewRegistration").first as? any ViewRegistration.Type
  }

  /// The functions that build the first window's views of each program in the module.
  @MainActor package var programs: [@MainActor () -> any View] {
    func views<Program: App>(_ program: Program.Type) -> @MainActor () -> any View {
      { AppView(program) }
    }
    return ownTypes(conformingToProtocolNamed: "App").compactMap { $0 as? any App.Type }
      .map { views($0) }
  }

  /// The types of the module itself that conform to a protocol: modules that it imports have previews, too.
  private func ownTypes(conformingToProtocolNamed protocolName: String) -> [Any.Type] {
    types.conforming(toProtocolNamed: protocolName).filter {
      let name = String(reflecting: $0)
      return name.hasPrefix(self.name + ".") || name.hasPrefix("(extension in \(self.name)):")
    }
  }

  /// The types that conform to a protocol, by its name without its module.
  package func types(conformingToProtocolNamed name: String) -> [Any.Type] {
    types.conforming(toProtocolNamed: name)
  }

  /// Returns the file of a `#fileID`: a module has no two files of a name.
  private func file(ofID id: String) -> Int {
    let name = id.drop { $0 != "/" }.dropFirst()
    return files.firstIndex { $0 == name || $0.hasSuffix("/" + name) } ?? 0
  }
}
