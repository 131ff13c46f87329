package import AccessibilityCore
package import LayoutCore

/// The facts about one variant of a screen that rules judge: its views and elements as values.
package struct AuditFacts: Sendable {
  /// A view that is not what it should be from right to left.
  package struct Leftover: Sendable {
    /// In which way.
    package enum Kind: Sendable, Hashable {
      /// Its place is not mirrored.
      case frame
      /// Its letters are seen in a mirror.
      case letters
      /// A symbol that points to a side is the same in both directions.
      case symbol
      /// A symbol is flipped by the system and by the screen.
      case symbolTwice
      /// An image is the same in both directions.
      case image
      /// A container has its views the other way round, which puts them where they are left to right.
      case order
    }

    /// The position of the view.
    package var view: Int
    package var kind: Kind
    /// The mistake, in words.
    package var reason: String

    package init(view: Int, kind: Kind, reason: String) {
      self.view = view
      self.kind = kind
      self.reason = reason
    }
  }

  /// The window, in points.
  package var window: Rect
  /// Whether the screen fills a window; a component has the size of its content.
  package var isScreen: Bool
  /// Whether the screen is as wide as it is usually.
  package var isOfUsualWidth = true
  /// The insets that the device and its bars cover, in points; `leading` is the left one.
  package var safeArea = EdgeInsets()
  /// The height that a keyboard covers from the bottom, in points.
  package var keyboardHeight = 0.0
  /// The environment of the screen's root.
  package var environment: EnvironmentValues
  /// The measures that are asked for.
  package var measures = AuditMeasures()
  /// Every view, one before those inside of it.
  package var views: [AuditView]
  /// The elements in the order in which they are read.
  package var elements: [AuditElement]
  /// The labels of the accessibility containers.
  package var containerNames: [String] = []
  /// The ink of each text, by the position of its view.
  package var inks: [Int: TextInk] = [:]
  /// The contrast of each symbol to what is around it, by the position of its view.
  package var symbols: [Int: TextInk] = [:]
  /// The bounding box of what each canvas draws, by the position of its view.
  package var canvases: [Int: Rect] = [:]
  /// The parts that are no mirror image of the other direction; nil unless they are compared.
  package var leftovers: [Leftover]?
  /// The other views without a mirror image; nil unless both directions are compared.
  package var faults: [Fault]?
  /// The path of the first element that is read elsewhere in the other direction; nil for none.
  package var misread: String?
  /// The texts beside those of another language; nil unless they are compared.
  package var translations: [Translation]?
  /// The screen over time, without a touch; nil unless it is watched.
  package var film: AuditFilm?
  /// The outcomes of activating elements; nil unless they are activated.
  package var trials: [ElementTrial]?
  /// The position of each view by its path.
  package var viewsByID: [String: Int]

  /// The innermost element that a view is, or is inside of.
  package func element(around view: Int) -> Int? {
    var next: Int? = view
    while let index = next {
      if let element = elementOfView[index] { return element }
      next = views[index].parent
    }
    return nil
  }

  /// The elements that a view and what is inside of it make.
  package func elements(inside view: Int) -> [Int] {
    let range = view..<views[view].end
    return elements.indices.filter { index in
      elements[index].view.map(range.contains) ?? false
    }
  }

  /// Whether one of the views around a view fits a condition.
  package func isInside(_ view: Int, where matches: (AuditView) -> Bool) -> Bool {
    var next = views[view].parent
    while let index = next {
      if matches(views[index]) { return true }
      next = views[index].parent
    }
    return false
  }

  /// Whether a view stands for one that could not be compiled, or has one inside.
  package func hasPlaceholder(in view: Int) -> Bool {
    (view..<views[view].end).contains { views[$0].kind == .placeholder }
  }

  /// Whether a view is one of a bar's or a tab bar's, whose looks are the system's.
  package func isInBar(_ view: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      if case .control(.bar) = views[index].kind { return true }
      switch views[index].part {
      case .tab, .tabBar, .title, .backButton: return true
      case .label, .icon, .minimumValueLabel, .maximumValueLabel, .content, .tabContent, .header,
        .footer, .leadingItems, .principalItems, .trailingItems, .items, .sidebar, .detail, .value,
        .currentValueLabel, .track, .spinner, .switch, .stepper, .decrementButton,
        .incrementButton, .fieldText, .option, .checkmark, .segment, .date, .time, .colorWell,
        .chevron, .badge, .disclosureIndicator, .menu, .columnTitle, .navigationBar, .bottomBar,
        .keyboardBar, .searchField, .overflowMenu, .sidebarToggle, .toggleRoom, .accessoryPanel,
        nil:
        break
      }
      next = views[index].parent
    }
    return false
  }

  /// The positions of elements by those of the views that made them.
  private var elementOfView: [Int: Int]

  init(
    window: Rect,
    isScreen: Bool,
    environment: EnvironmentValues,
    views: [AuditView],
    elements: [AuditElement],
    viewsByID: [String: Int]
  ) {
    self.window = window
    self.isScreen = isScreen
    self.environment = environment
    self.views = views
    self.elements = elements
    self.viewsByID = viewsByID
    elementOfView = [:]
    for (position, element) in elements.enumerated() {
      if let view = element.view, elementOfView[view] == nil { elementOfView[view] = position }
    }
  }
}

extension AuditView {
  /// The name in quotation marks for a text, the type and path for all else.
  package var description: String {
    string.map { "the text \(AuditWords.quoted($0))" } ?? "\(type) \(id)"
  }
}
