import AccessibilityCore
import CommandSupport
import Export
import LayoutCore
import SpecFormat
import TerminalText

/// Accessibility trees as they are printed, and what each printed line is about.
struct AccessibilityPrinter {
  /// The tree of one screen.
  struct Screen {
    let tree: AccessibilityTree
    /// The views that it is one of.
    let views: ViewTree
    let spec: Spec
    /// The screen's name in headings.
    let name: String
    /// The name of its file in documents.
    let file: String
    let settings: ScreenSettings?
    let direction: LayoutDirection

    /// The name, with the time that is shown if somebody has asked for one.
    var heading: String { spec.time.map { "\(name) at \($0.secondsText) s" } ?? name }
  }

  /// The output for one input.
  enum Piece {
    case screen(Screen)
    /// The output of the program for Swift sources.
    case printed(PartOutput)
  }

  let pieces: [Piece]
  /// Whether a command that prints other screens as well has asked for these.
  let isOneOfSeveral: Bool
  let format: AccessibilityCommand.Format
  let form: JSONForm?
  /// Whether to print nothing but the ids in the order of reading.
  let printsOrder: Bool
  let depth: Int?
  let includesIgnored: Bool

  private var isOnly: Bool {
    if case .screen = pieces.first { pieces.count == 1 && !isOneOfSeveral } else { false }
  }

  /// The printed text, as UTF-8.
  var bytes: [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .screen(let screen): bytes(screen)
      case .printed(let output): output.text
      }
    }
  }

  /// The output as a part of a command that prints other inputs' as well.
  func output(screens: Int, hasPlaces: Bool) -> PartOutput {
    var output = PartOutput()
    output.text = bytes
    output.screens = screens
    if hasPlaces { output.places = places }
    return output
  }

  private func bytes(_ screen: Screen) -> [UInt8] {
    guard format == .json, !printsOrder else {
      return Array(lines(screen).map { $0.text + "\n" }.joined().utf8)
    }
    return AccessibilityDocument.json(
      screen.tree,
      file: screen.file,
      time: screen.spec.time,
      layoutDirection: screen.direction,
      options: options(screen),
      style: JSONForm.style(form, isOnly: isOnly)
    )
  }

  private func options(_ screen: Screen) -> AccessibilityDocument.Options {
    AccessibilityDocument.Options(
      depth: depth,
      includesIgnored: includesIgnored,
      placeholders: screen.spec.placeholders.others,
      settings: screen.settings,
      source: {
        screen.spec.place(ofView: $0, in: screen.views)?.description(in: screen.spec.file)
      }
    )
  }

  /// The lines of a screen, unless they are JSON, each with the view that it is about.
  private func lines(_ screen: Screen) -> [(text: String, view: String?)] {
    if printsOrder { return screen.tree.elements.map { ($0.id, $0.id) } }
    let heading: [(text: String, view: String?)] = isOnly ? [] : [("# \(screen.heading)", nil)]
    switch format {
    case .json: return []
    case .outline:
      return heading + AccessibilityOutline.lines(screen.tree, options: options(screen))
    case .spoken:
      return heading + SpokenDocument.lines(screen.tree).map { ($0.text, $0.view) }
    }
  }

  /// The place of each printed line: a screen and a view.
  var places: [String] {
    pieces.flatMap { piece in
      switch piece {
      case .screen(let screen):
        views(screen).map { $0.map { "\(screen.heading), view \($0.quoted)" } ?? screen.heading }
      case .printed(let output): output.places
      }
    }
  }

  private func views(_ screen: Screen) -> [String?] {
    guard format == .json, !printsOrder else { return lines(screen).map(\.view) }
    // A node begins with its id.
    var view: String?
    var views: [String?] = []
    for line in String(decoding: bytes(screen), as: UTF8.self).split(separator: "\n") {
      view = AccessibilityPrinter.identifier(in: line) ?? view
      views.append(view)
    }
    return views
  }

  /// The id in a line of JSON that has one.
  static func identifier(in line: Substring) -> String? {
    guard let key = line.firstRange(of: "\"id\": \"") else { return nil }
    let value: Substring = line[key.upperBound..<line.endIndex]
    return String(value.prefix { $0 != "\"" })
  }
}
