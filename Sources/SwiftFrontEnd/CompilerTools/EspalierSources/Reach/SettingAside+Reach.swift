/// Leaving out the declarations that no screen reaches.
extension SettingAside {
  /// Leaves out what no screen reaches.
  mutating func leaveOutUnreached() {
    let indices = sources.indices.map { ReachIndex(tree($0), request: request) }
    changed.formUnion(state.leaveOut(Reach(indices, wanted: state.wanted).unreached))
  }

  /// Notes that a problem is one of what was not reached and is reached from now on.
  ///
  /// - Returns: Whether it is: then nothing is set aside for it.
  mutating func reach(for problem: CompilerProblem, at place: AsideText.Place) -> Bool {
    // An error in a left-out declaration concerns the module as a whole.
    if place.aside?.kind == .unreached {
      wantedNow.insert("")
      return true
    }
    let name = problem.culprit.split(separator: ".").last.map(String.init) ?? ""
    // An operator is missed for what it is between.
    guard name.allSatisfy(\.isNamePart), unreachedNames.contains(name),
      !state.wanted.contains(name)
    else { return false }
    wantedNow.insert(name)
    return true
  }

  /// Reaches what the problems of the round have asked for.
  mutating func reachWanted() {
    guard !wantedNow.isEmpty else { return }
    // Without what was asked for, other problems would be none of the sources'.
    state.added += wantedNow.count
    let names = wantedNow.filter { !$0.isEmpty }
    guard !names.isEmpty else { return }
    state.wanted.formUnion(names)
    leaveOutUnreached()
  }
}
