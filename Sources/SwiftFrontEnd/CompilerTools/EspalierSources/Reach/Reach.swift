/// The declarations of a module that its screens reach (V16.7): the rest of it need not compile.
///
/// It goes by names, and by whole types: a declaration is reached with all that it names, a type with all
/// its extensions.
struct Reach {
  private let files: [ReachIndex]
  /// Names that the compiler has missed.
  private let wanted: Set<String>

  /// A declaration by its file and place there.
  private struct Place: Hashable {
    let file: Int
    let unit: Int
  }

  /// A declaration that is not reached.
  struct Unreached: Equatable {
    let range: Range<Int>
    /// The names by which others may want it.
    let names: [String]
  }

  /// Parts of the names of types that are mocks of others: values of protocols are made of them,
  /// though sources do not name them.
  private static let namesOfStandIns = [
    "NoOp", "Noop", "Mock", "Preview", "Stub", "Empty", "Fake", "Dummy",
  ]

  init(_ files: [ReachIndex], wanted: Set<String>) {
    self.files = files
    self.wanted = wanted
  }

  /// Whether the module has previews or an entry, so that its screens are known.
  private var isKnown: Bool { files.contains { $0.isShown || $0.main != nil } }

  /// The unreached declarations, by file; none if the module shows nothing.
  var unreached: [Int: [Unreached]] {
    guard isKnown else { return [:] }
    let (reached, own) = (closure(), byName)
    var result: [Int: [Unreached]] = [:]
    for (file, index) in files.enumerated() {
      for (number, unit) in index.units.enumerated()
      where !reached.contains(Place(file: file, unit: number)) {
        result[file, default: []].append(
          Unreached(range: unit.range, names: goesWithType(unit, own) ? [] : unit.names.sorted())
        )
      }
    }
    return result
  }

  // MARK: The closure

  private struct Search {
    var reached: Set<Place> = []
    var open: [Place] = []
    /// The names used so far: as such, behind a period and as a label.
    var names: Set<String> = []
    var members: Set<String> = []
    var labels: Set<String> = []

    mutating func reach(_ place: Place) {
      if reached.insert(place).inserted { open.append(place) }
    }
  }

  private func closure() -> Set<Place> {
    var search = Search()
    search.names = wanted
    search.members = wanted
    let own = byName
    let showsMain = !files.contains(where: \.isShown)
    // Declarations that need more than one name to be reached, until they are.
    var extensions: [Place] = []
    var standIns: [Place] = []
    for (file, index) in files.enumerated() {
      for (number, unit) in index.units.enumerated() {
        let place = Place(file: file, unit: number)
        switch unit.kind {
        case .root: search.reach(place)
        case .extensionOf: extensions.append(place)
        case .declaration:
          if showsMain, index.main == number { search.reach(place) }
          if isStandIn(unit) { standIns.append(place) }
        }
      }
    }
    for name in wanted { own[name]?.forEach { search.reach($0) } }
    repeat {
      while let place = search.open.popLast() { add(unit(place), own, to: &search) }
      extensions.removeAll { place in
        let isWanted = isWanted(unit(place), own, search)
        if isWanted { search.reach(place) }
        return isWanted
      }
      standIns.removeAll { place in
        let isWanted = unit(place).inherited.contains {
          own[$0] != nil && search.names.contains($0)
        }
        if isWanted { search.reach(place) }
        return isWanted
      }
    } while !search.open.isEmpty
    return search.reached
  }

  private func unit(_ place: Place) -> ReachUnit { files[place.file].units[place.unit] }

  /// The declarations of each name.
  private var byName: [String: [Place]] {
    var result: [String: [Place]] = [:]
    for (file, index) in files.enumerated() {
      for (number, unit) in index.units.enumerated() {
        if case .extensionOf = unit.kind { continue }
        for name in unit.names { result[name, default: []].append(Place(file: file, unit: number)) }
      }
    }
    return result
  }

  private func isStandIn(_ unit: ReachUnit) -> Bool {
    !unit.inherited.isEmpty
      && unit.names.contains { name in
        Reach.namesOfStandIns.contains { name.contains($0) }
      }
  }

  /// Adds what a declaration names.
  private func add(_ unit: ReachUnit, _ own: [String: [Place]], to search: inout Search) {
    search.members.formUnion(unit.memberUses)
    search.labels.formUnion(unit.labels)
    for name in unit.uses where search.names.insert(name).inserted {
      own[name]?.forEach { search.reach($0) }
    }
  }

  /// Whether a declaration is an extension of a type of the module.
  private func goesWithType(_ unit: ReachUnit, _ own: [String: [Place]]) -> Bool {
    guard case .extensionOf(let type) = unit.kind else { return false }
    return own[type] != nil
  }

  /// Whether an extension is wanted: one of a reached type, one whose members are named, one that lets a type
  /// of others conform to something that is there.
  private func isWanted(_ unit: ReachUnit, _ own: [String: [Place]], _ search: Search) -> Bool {
    guard case .extensionOf(let type) = unit.kind else { return false }
    if let places = own[type] { return places.contains { search.reached.contains($0) } }
    if unit.hasUnnamedMembers { return true }
    if unit.inherited.contains(where: { own[$0] == nil || search.names.contains($0) }) {
      return true
    }
    if !unit.names.isDisjoint(with: search.names) || !unit.names.isDisjoint(with: search.members) {
      return true
    }
    let isNamed =
      type.isEmpty || search.names.contains(type) || search.members.contains("init")
    return unit.labelled.contains { $0.isEmpty ? isNamed : $0.isSubset(of: search.labels) }
  }
}
