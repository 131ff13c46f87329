internal import AccessibilityCore
internal import LayoutCore

/// A modifier that animates its content: few do, and the others are kept small by this indirect
/// case.
indirect enum MotionModifier {
  case transaction(TransactionRule)
  case transition(TransitionValue)
  case matched(NodeAnnotations.Matched)
  case gesture(NodeAnnotations.Gesture)
  /// Whether other content fades in.
  case contentTransition(fades: Bool)

  /// Whether its views are a group in the tree, which may follow others.
  var isGroup: Bool {
    switch self {
    case .matched, .gesture: true
    case .transaction, .transition, .contentTransition: false
    }
  }
}

/// A modifier as read, and the views it brings along.
struct ReadModifier {
  var modifier: ModifierContent
  var id: String?
  var content: JSONNode?
  /// The preferences for an enclosing container.
  var preferences: [ContentPreference] = []
  /// The destination for the values of links.
  var destination: ValueDestination?
  /// The animation of the modified view, if the modifier states only that.
  var motion: MotionModifier?
  /// The presentation over the scene.
  var presentation: ReadPresentation?
  /// Whether it says how controls look within.
  var changesLook = false
  /// The place of its value in the file.
  var place: JSONPlace?
  /// The content for the enclosing geometry reader's proxy, if the modifier depends on that.
  var proxied: (@Sendable (GeometryProxy) -> ModifierContent)?

  /// The node of the tree that it makes.
  var treeNode: ViewContent {
    guard let proxied else { return .modifier(modifier) }
    return .proxied { .modifier(proxied($0)) }
  }

  /// The count or words of a `badge`; nil for any other modifier.
  var badge: String? {
    guard case .annotation(let annotation, _) = modifier,
      case .badge(let text)? = annotation.value as? AccessibilityModifier
    else { return nil }
    return text
  }

  /// Gives the modifier an id: a title or field in a bar has that of the modifier that asks for it.
  mutating func setID(_ id: String) {
    guard let preference = preferences.first else { return self.id = id }
    switch preference {
    case .navigationTitle(let title, _): preferences = [.navigationTitle(title, id: id)]
    case .searchable(let field, _): preferences = [.searchable(field, id: id)]
    case .navigationBarTitleDisplayMode, .navigationBarBackButtonHidden, .toolbarItem,
      .toolbarVisibility, .navigationDestination, .navigationLink,
      .navigationSplitViewColumnWidth, .presentationDetent, .presentationCompactAdaptation,
      .presentationLook, .presentationBackground, .navigationSubtitle, .toolbarBackground,
      .searchScopes:
      self.id = id
    }
  }
}

extension ReadModifier {
  /// A modifier that says something to a container around its view, and else nothing.
  init(preferring preferences: [ContentPreference], name: String) {
    modifier = .environment(EnvironmentChange(name: name) { _ in })
    self.preferences = preferences
  }

  /// A modifier that says what a navigation stack shows for the values of links.
  init(_ destination: ValueDestination, name: String) {
    modifier = .environment(EnvironmentChange(name: name) { _ in })
    self.destination = destination
  }

  /// A modifier that shows something over the scene.
  init(presenting kind: Presentation.Kind, _ contents: ReadPresentation.Contents) {
    modifier = .presentation(Presentation(kind, .everything))
    presentation = ReadPresentation(kind: kind, contents: contents)
  }
}

extension ReadModifier {
  /// A modifier that makes no view.
  init(_ motion: MotionModifier) {
    modifier = .environment(EnvironmentChange(name: "motion") { _ in })
    self.motion = motion
  }
}

extension ReadModifier {
  /// Creates a modifier without further views; nil if it could not be read.
  init?(_ content: ModifierContent?) {
    guard let content else { return nil }
    modifier = content
  }
}

extension ReadModifier {
  /// A modifier of numbers, any of which may be computed from the geometry reader around it.
  init(
    computedFrom numbers: [SpecNumber?],
    _ make: @escaping @Sendable (GeometryProxy) -> ModifierContent
  ) {
    modifier = make(.zero)
    if numbers.contains(where: \.isComputed) { proxied = make }
  }
}
