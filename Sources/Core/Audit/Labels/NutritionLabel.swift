/// One of Apple's Accessibility Nutrition Labels (W9.1).
package enum NutritionLabel: String, Sendable, CaseIterable {
  case voiceOver = "VoiceOver"
  case voiceControl = "Voice Control"
  case largerText = "Larger Text"
  case darkInterface = "Dark Interface"
  case differentiateWithoutColor = "Differentiate Without Color Alone"
  case sufficientContrast = "Sufficient Contrast"
  case reducedMotion = "Reduced Motion"
  case captions = "Captions"
  case audioDescriptions = "Audio Descriptions"

  /// The rules whose warnings and errors speak against the label; none where no rule decides.
  package var rules: [String] {
    switch self {
    case .voiceOver:
      [
        "name-missing", "image-name", "name-not-human", "role-missing", "role-conflict",
        "nested-control", "hidden-control", "text-not-exposed", "drawing-without-meaning",
        "value-missing", "unreachable", "modal-leak", "order-jump",
      ]
    case .voiceControl:
      ["name-missing", "label-in-name", "hidden-control", "role-missing", "unreachable"]
    case .largerText:
      [
        "text-cut-large", "text-fixed", "text-capped", "text-shrinks", "text-clipped", "overlap",
        "off-screen", "reflow",
      ]
    case .darkInterface, .sufficientContrast:
      ["contrast-text", "contrast-scheme", "contrast-graphic"]
    case .reducedMotion: [MotionRule.rule.id]
    case .differentiateWithoutColor, .captions, .audioDescriptions: []
    }
  }

  /// Why no rule decides it; nil where rules do.
  package var reason: String? {
    switch self {
    case .voiceOver, .voiceControl, .largerText, .darkInterface, .sufficientContrast,
      .reducedMotion:
      nil
    case .differentiateWithoutColor:
      "what colors mean is not known: look at states in grey (Differentiate Without Color)"
    case .captions, .audioDescriptions: "what videos and sounds say is not known"
    }
  }
}
