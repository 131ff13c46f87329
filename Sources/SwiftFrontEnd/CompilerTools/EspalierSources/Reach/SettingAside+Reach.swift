/// Leaving out the declarations that no screen reaches.
extension SettingAside {
  /// Leaves out what no screen reaches.
  mutating func leaveOutUnreached() {
    let indices = sources.indices.map { ReachIndex(tree($0), request: request) }
    changed.formUnion(state.leaveOut(Reach(indices, wanted: state.wanted).unreached))
  }

  /// Notes an error about an unreached declaration, which is reached from now on.
  ///
  /// - Returns: Whether it is: then nothing is set aside for it.
  mutating func reach(for problem: CompilerProblem, at place: AsideText.Place) -> Bool {
    // An error at a left-out declaration was reported for the module as a whole.
    if place.aside?.kind == .unreached {
      wantedNow.insert("")
      return true
    }
    let name = problem.culprit.split(separator: ".").last.map(String.init) ?? ""
    // An operator is missing only for its operands.
    guard name.allSatisfy(\.isNamePart), unreachedNames.contains(name),
      !state.wanted.contains(name)
    else { return false }
    wantedNow.insert(name)
    return true
  }

  /// Reaches what the problems of the round have asked for.
  mutating func reachWanted() {
    guard !wantedNow.isEmpty else { return }
    // Until the wanted declarations are back, other errors may not be the sources' fault.
    state.added += wantedNow.count
    let names = wantedNow.filter { !$0.isEmpty }
    guard !names.isEmpty else { return }
    state.wanted.formUnion(names)
    leaveOutUnreached()
  }
}
