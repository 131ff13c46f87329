import ArgumentParser
import CommandSupport
import SwiftSources

/// The part of a live page that one process makes: the server asks for it (`InspectorServer`).
struct InspectionRound: ParsableArguments {
  /// Prints the screens as JSON, a line each, instead of a page.
  @Flag(help: .private) var roundOnly = false

  /// Only the screen of this name, which the actions are for.
  @Option(help: .private) var roundScreen: String?

  /// Only the variant of this position, with its documents, and without findings.
  @Option(help: .private) var roundVariant: Int?

  /// Whether a server has asked for screens.
  var isOne: Bool { roundOnly }

  /// Whether findings are wanted.
  var audits: Bool { roundVariant == nil }

  /// Whether the documents of variants are wanted.
  var hasDocuments: Bool { !isOne || roundVariant != nil }

  /// Whether a screen is wanted.
  func wants(_ name: String) -> Bool { roundScreen.map { $0 == name } ?? true }

  /// The wanted ones of a list with an element for each variant; none if the wanted one is not there.
  func shown<Element>(among all: [Element]) -> [Element] {
    guard let roundVariant else { return all }
    return all.indices.contains(roundVariant) ? [all[roundVariant]] : []
  }

  /// The pattern of previews in place of those of options; nil to leave those.
  ///
  /// Other screens of the sources cannot do what is asked of this one.
  var previews: [String]? {
    roundScreen.flatMap { $0.contains("#") && $0.contains(".swift") ? [$0] : nil }
  }

  /// Lets projects be searched for the wanted screen only.
  func narrowPreviews() {
    guard let previews else { return }
    var selection = ProjectSelection.current
    selection.previews = previews
    ProjectSelection.current = selection
  }
}
