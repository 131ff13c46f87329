internal import AccessibilityCore
internal import LayoutCore

extension View {
  /// Sets the names of the view for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityInputLabels") { properties, environment in
      properties.inputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }

  /// Sets the names of the view for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the names of the view for Voice Control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets whether the view's element responds to user interaction.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityRespondsToUserInteraction") { properties, _ in
      properties.respondsToUserInteraction = respondsToUserInteraction
    }
  }

  /// Sets the type of text that the view shows.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityTextContentType") { properties, _ in
      properties.textContentType = value.rawValue
    }
  }

  /// Sets the activation point of the element, as a unit point of the view.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityActivationPoint") { properties, _ in
      properties.activationPoint = .unit(activationPoint.engine)
    }
  }

  /// Sets the activation point of the element, in points of the view's own space.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityActivationPoint") { properties, _ in
      properties.activationPoint = .point(
        Point(x: Double(activationPoint.x), y: Double(activationPoint.y))
      )
    }
  }

  /// Sets whether touches go straight to the view.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityDirectTouch") { properties, _ in
      properties.directTouch = isDirectTouchArea
      properties.directTouchOptions = isDirectTouchArea ? options.engine : []
    }
  }

  /// Shows the view enlarged while it is pressed, where text does not grow.
  public nonisolated func accessibilityShowsLargeContentViewer()
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityProperty("accessibilityShowsLargeContentViewer") { properties, _ in
      properties.showsLargeContentViewer = true
    }
  }

  /// Shows another view enlarged while this one is pressed, where text does not grow.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.showsLargeContentViewer = true
    return modifier(
      _LayeredModifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: "accessibilityShowsLargeContentViewer",
            properties
          ),
          bringsViews: true
        ),
        largeContentView()
      )
    )
  }

  /// Sets whether the view keeps its colours while those of the screen are inverted.
  ///
  /// Inert: the screen's colours are not inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// The type of text that a view shows.
public struct AccessibilityTextContentType: Sendable {
  let rawValue: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(rawValue: "plain")
  /// Input and output of a console.
  public static let console = AccessibilityTextContentType(rawValue: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(rawValue: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(rawValue: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(rawValue: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(rawValue: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(rawValue: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(rawValue: "wordProcessing")
}

/// Options for direct touch: touches that go straight to the view, past the screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// VoiceOver does not speak when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)

  var engine: Set<AccessibilityProperties.DirectTouchOption> {
    var options: Set<AccessibilityProperties.DirectTouchOption> = []
    if contains(.requiresActivation) { options.insert(.requiresActivation) }
    if contains(.silentOnTouch) { options.insert(.silentOnTouch) }
    return options
  }
}
