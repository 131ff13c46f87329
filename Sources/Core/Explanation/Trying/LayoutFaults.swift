/// In which ways a view is not shown as it should be (E2.1).
package struct LayoutFaults: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters of a text are missing.
  package static let cut = LayoutFaults(rawValue: 1)
  /// A picture, colour or shape has no width or no height.
  package static let empty = LayoutFaults(rawValue: 2)
  /// The view is larger than the frame or container around it.
  package static let spills = LayoutFaults(rawValue: 4)
  /// The view, or a part of it, lies outside of the window, and nothing scrolls.
  package static let offScreen = LayoutFaults(rawValue: 8)

  /// A line of a text ends within a word.
  package static let split = LayoutFaults(rawValue: 16)

  /// The faults, the worst first, by the names that documents have for them.
  package var names: [String] {
    let all: [(LayoutFaults, String)] = [
      (.cut, "cut"), (.empty, "empty"), (.spills, "spills"), (.offScreen, "offScreen"),
      (.split, "split"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }

  /// The worst of the faults, in words.
  var words: String {
    if contains(.cut) { return "is cut" }
    if contains(.empty) { return "has no room at all" }
    if contains(.spills) { return "is larger than what is around it" }
    if contains(.offScreen) { return "is not wholly on the screen" }
    return "is broken within a word"
  }
}
