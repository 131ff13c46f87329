import Controls
internal import LayoutCore

/// Modifiers that present views over the scene.
extension SpecReader {
  /// A sheet, full-screen cover or popover; nil while it is not shown.
  func presentation(_ kind: Presentation.Kind, _ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.presented, of: kind.rawValue.quoted),
      boolean("isPresented", of: node) ?? true
    else { return nil }
    return ReadModifier(presenting: kind, .views(member("content", of: node)))
  }

  /// An alert or confirmation dialog; nil while it is not shown.
  func alert(_ kind: Presentation.Kind, _ node: JSONNode) -> ReadModifier? {
    let isDialog = kind == .confirmationDialog
    let keys = isDialog ? SpecVocabulary.confirmationDialog : SpecVocabulary.alert
    guard check(node, keys, of: kind.rawValue.quoted), boolean("isPresented", of: node) ?? true
    else { return nil }
    let title = string("title", of: node) ?? ""
    let message = string("message", of: node)
    let visibility = isDialog ? choice(Visibility.self, "titleVisibility", of: node) : nil
    return ReadModifier(
      presenting: kind,
      .alert(
        title: title,
        showsTitle: visibility == .visible,
        message: message,
        actions: member("actions", of: node)
      )
    )
  }

  /// Adds what a modifier shows, whose view is complete, and closes the modifier.
  func present(_ presentation: ReadPresentation, at modifier: Int) {
    let presented: ViewTreeBuilder.Presented =
      switch presentation.contents {
      case .views(let node):
        .views(
          presentedSlot { reader in
            if let node { reader.views(node) }
          }
        )
      case .alert(let title, let showsTitle, let message, let actions):
        .alert(
          AlertContents(
            title: title,
            showsTitle: showsTitle,
            message: message,
            answers: actions.map { answers($0) }
          )
        )
      }
    build { $0.present(presentation.kind, presented, at: modifier) }
  }

  /// The answers of an alert, each a button.
  private func answers(_ node: JSONNode) -> [AlertContents.Button] {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return nodes.map { answer in
      AlertContents.Button(
        isCancel: answer.value["role"]?.string == Control.ButtonRole.cancel.rawValue,
        presentedSlot { $0.view(answer) }
      )
    }
  }

  /// The views of a presentation: of a scene of their own, in the surroundings of the presenting one.
  private func presentedSlot(
    _ read: @escaping (SpecReader) -> Void
  ) -> ViewTreeBuilder.Slot {
    slot { reader in
      let environment = reader.tree.builder.controlEnvironment
      let inner = reader.scope.with {
        $0.depth += 2
        ($0.gridDepth, $0.tableColumns) = (0, nil)
        $0.controls.environment = environment
      }
      reader.read(in: inner) { read(reader) }
    }
  }

  // MARK: What views say to their presentation

  /// The detent that a sheet has: the one selected, or else the lowest.
  func detents(_ node: JSONNode) -> ContentPreference? {
    let isObject = node.value.kind == .object
    if isObject { check(node, SpecVocabulary.detents, of: "'presentationDetents'") }
    guard let list = isObject ? member("detents", of: node) : node else { return nil }
    let nodes = array(list, of: "an array of detents", "'presentationDetents'")
    let detents = nodes.compactMap { detent($0) }
    if let member = isObject ? member("selection", of: node) : nil {
      guard let selection = detent(member) else { return nil }
      // Whether it is one of them is known if all could be read.
      if !nodes.isEmpty, detents.count == nodes.count, !detents.contains(selection) {
        error("the selected detent is none of the detents", at: member.place)
      }
      return .presentationDetent(selection)
    }
    let height = screen.height
    return detents.min { $0.height(in: height) < $1.height(in: height) }
      .map { .presentationDetent($0) }
  }

  /// Reads the background of a presentation: a style or views.
  func presentationBackground(_ node: JSONNode, _ name: String) -> ContentPreference? {
    guard node.value.kind == .object, let content = member("content", of: node) else {
      return presentationLook(node, name)
    }
    guard check(node, SpecVocabulary.content, of: name.quoted) else { return nil }
    let alignment = alignment("alignment", of: node)
    let inner = scope.with { ($0.gridDepth, $0.tableColumns) = (0, nil) }
    let builder = readBuilder(in: inner) { self.views(content) }
    return .presentationBackground(PresentationBackdrop(alignment: alignment, builder))
  }

  /// Reads one of three modifiers for the appearance of a presentation.
  func presentationLook(_ node: JSONNode, _ name: String) -> ContentPreference? {
    var look = PresentationLook()
    switch name {
    case "presentationDragIndicator":
      guard let visibility = choice(Visibility.self, node, name.quoted) else { return nil }
      look = PresentationLook(hasDragIndicator: visibility.isShown)
    case "presentationCornerRadius":
      guard let radius = number(node, name.quoted) else { return nil }
      look.cornerRadius = max(radius, 0)
    default:
      guard let background = style(node, name.quoted) else { return nil }
      look.background = background
    }
    return .presentationLook(look)
  }

  private func detent(_ node: JSONNode) -> PresentationDetent? {
    guard node.value.kind == .object else {
      return choice(node, among: SpecVocabulary.namedDetents, "a detent")
        .map { $0 == 0 ? .medium : .large }
    }
    guard check(node, SpecVocabulary.detent, of: "a detent") else { return nil }
    let height = positiveNumber("height", of: node)
    let fraction = positiveNumber("fraction", of: node)
    switch (height, fraction) {
    case (let height?, nil): return .height(height)
    case (nil, let fraction?): return .fraction(min(fraction, 1))
    case (_?, _?):
      error(
        "a detent has a 'height' or a 'fraction', not both",
        at: .key(in: node.value, "fraction")
      )
    case (nil, nil):
      if node.value["height"] == nil, node.value["fraction"] == nil {
        error("a detent needs 'height' or 'fraction'", at: node.place)
      }
    }
    return nil
  }
}

/// A presentation over the scene, as read.
struct ReadPresentation {
  enum Contents {
    /// Any views; nil if they are missing.
    case views(JSONNode?)
    case alert(title: String, showsTitle: Bool, message: String?, actions: JSONNode?)
  }

  var kind: Presentation.Kind
  var contents: Contents
}

extension PresentationDetent {
  /// About how high a sheet is, to find the lowest.
  fileprivate func height(in height: Double) -> Double {
    switch self {
    case .medium: height / 2
    case .large: height
    case .fraction(let fraction): height * fraction
    case .height(let points): points
    }
  }
}

/// SwiftUI's `Visibility`.
enum Visibility: String, CaseIterable {
  case automatic
  case visible
  case hidden

  /// Whether something is wanted or not; nil for as the system has it.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
