package import LayoutCore
package import SpecFormat

// Reports the placeholders of screens, once a cause (V17.3, V17.6).
extension InputRun {
  /// Reports the placeholders of the screens, and counts them; refuses screens that have some if
  /// strict.
  ///
  /// - Parameters:
  ///   - provided: The screens, each list for itself as they are when something else holds.
  ///   - isRefused: Whether each placeholder is a mistake.
  /// - Returns: The screens that are left.
  @discardableResult
  package mutating func takePlaceholders(
    of provided: [ProvidedScreens],
    isRefused: Bool
  ) -> [ProvidedScreens] {
    let screens = provided.first?.screens ?? []
    let isAnyMarked = screens.contains { !$0.placeholders.isEmpty || $0.placeholders.areAlone }
    guard isAnyMarked else {
      placeholders.whole += screens.count { $0.scene != nil }
      return provided
    }
    if isRefused {
      refusePlaceholders(in: provided.flatMap(\.screens))
      let kept = provided.map { $0.withoutPlaceholders() }
      for screen in kept.first?.screens ?? [] where screen.scene != nil {
        placeholders.add(screen.placeholders)
      }
      return kept
    }
    warnOfPlaceholders(in: screens)
    for screen in screens where screen.scene != nil { placeholders.add(screen.placeholders) }
    return provided
  }

  /// Reports each placeholder that screens reach as an error.
  private mutating func refusePlaceholders(in screens: [Spec]) {
    var said: Set<ViewPlaceholder> = []
    for placeholder in screens.flatMap(\.placeholders.all) {
      var cause = placeholder
      cause.decides = false
      guard said.insert(cause).inserted else { continue }
      let diagnostic = Diagnostic(
        .error,
        "'\(placeholder.title)' \(placeholder.fault): \(placeholder.reason)",
        hint: said.count == 1 ? "--placeholders shows something in its place" : nil,
        file: placeholder.file.isEmpty ? "espalier" : placeholder.file,
        position: placeholder.position
      )
      // Together they count as one unusable input.
      if said.count == 1 {
        refuse(diagnostic, status: ExitStatus.badSpec)
      } else if showsErrors {
        StandardError.write(diagnostic)
      }
    }
  }

  /// Warns once of each cause, with its count; and of screens with placeholders only.
  private func warnOfPlaceholders(in screens: [Spec]) {
    guard !quiet else { return }
    for cause in PlaceholderCause.all(of: screens) { StandardError.write(cause.diagnostic) }
    for screen in screens where screen.placeholders.areAlone {
      let name = screen.name.map { " '\($0)'" } ?? ""
      StandardError.write(
        Diagnostic(
          .warning,
          "the preview\(name) shows nothing but placeholders",
          file: screen.file,
          position: screen.place
        )
      )
    }
  }

  /// Prints the counts of screens with and without placeholders, if there are any.
  package func tellOfPlaceholders() {
    guard !quiet, let summary = placeholders.summary else { return }
    StandardError.write("espalier: \(summary)\n")
  }
}

/// A cause of placeholders, with all its places.
private struct PlaceholderCause {
  private var first: ViewPlaceholder
  private var places: Set<String> = []
  private var screens = 0

  /// Returns the causes that screens reach, in order.
  static func all(of screens: [Spec]) -> [PlaceholderCause] {
    var causes: [PlaceholderCause] = []
    var positions: [[String]: Int] = [:]
    for screen in screens {
      var seen: Set<Int> = []
      for placeholder in screen.placeholders.all {
        let key = [placeholder.kind.result, placeholder.title, placeholder.reason]
        let position = positions[key] ?? causes.count
        if position == causes.count {
          causes.append(PlaceholderCause(first: placeholder))
          positions[key] = position
        }
        causes[position].places.insert(placeholder.source)
        if placeholder.decides { causes[position].first.decides = true }
        if seen.insert(position).inserted { causes[position].screens += 1 }
      }
    }
    return causes
  }

  /// The diagnostic of the cause.
  var diagnostic: Diagnostic {
    let result =
      first.decides ? "a value in its place decides what is shown" : first.kind.result
    let count = places.count == 1 && screens == 1 ? "" : "; \(counted)"
    return Diagnostic(
      .warning,
      "'\(first.title)' \(first.fault) (\(first.reason)): \(result)\(count)",
      file: first.file.isEmpty ? "espalier" : first.file,
      position: first.position
    )
  }

  private var counted: String {
    let place = places.count == 1 ? "1 place" : "\(places.count) places"
    return "\(place) in \(screens == 1 ? "1 screen" : "\(screens) screens")"
  }
}

extension ViewPlaceholder {
  /// The failure, as a part of a sentence.
  fileprivate var fault: String {
    switch kind {
    case .stopped: "could not be shown"
    case .view, .modifier, .value, .statement, .body, .declaration, .conformance, .import, .place:
      "could not be compiled"
    }
  }

  /// The position; nil if it is not known.
  fileprivate var position: SourcePosition? {
    file.isEmpty ? nil : SourcePosition(line: line, column: column)
  }
}

extension ViewPlaceholder.Kind {
  /// The effect on the screen.
  fileprivate var result: String {
    switch self {
    case .view, .body, .declaration, .stopped, .place: "a placeholder is shown"
    case .value: "a neutral value stands in its place, and what follows can be wrong"
    case .modifier, .statement, .conformance, .import:
      "it is left out, and what follows can be wrong"
    }
  }
}

extension ProvidedScreens {
  /// The screens that are whole.
  fileprivate func withoutPlaceholders() -> ProvidedScreens {
    var kept = self
    (kept.screens, kept.missing) = ([], [])
    var left = 0
    for (index, screen) in screens.enumerated() {
      left += missing.indices.contains(index) ? missing[index] : 0
      guard screen.placeholders.isEmpty else {
        left += 1
        continue
      }
      kept.screens.append(screen)
      kept.missing.append(left)
      left = 0
    }
    kept.missing.append(
      left + (missing.indices.contains(screens.count) ? missing[screens.count] : 0)
    )
    return kept
  }
}
