internal import LayoutCore

extension AttributeContainer {
  /// Returns the changes of the environment for the attributes, the outermost first.
  func changes(in environment: EnvironmentValues) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if let font = self.font { changes.append(EnvironmentChange(name: "font", font.change)) }
    if let intent = self.inlinePresentationIntent {
      let look = MarkdownLook(
        isEmphasized: intent.contains(.emphasized),
        isStrong: intent.contains(.stronglyEmphasized),
        isCode: intent.contains(.code),
        isStruck: intent.contains(.strikethrough)
      )
      changes += look.changes
    }
    if self.link != nil { changes.append(MarkdownLook.linkChange) }
    if let color = self.foregroundColor {
      changes.append(EnvironmentChange(.foregroundStyle(color._paint(in: environment))))
    }
    if let line = self.strikethroughStyle {
      changes.append(EnvironmentChange(.strikethrough(line.engine)))
    }
    if let line = self.underlineStyle { changes.append(EnvironmentChange(.underline(line.engine))) }
    if let kern = self.kern {
      let points = Double(kern)
      changes.append(EnvironmentChange(name: "kerning") { $0.kerning = points })
    }
    if let tracking = self.tracking {
      let points = Double(tracking)
      changes.append(EnvironmentChange(name: "tracking") { $0.tracking = points })
    }
    if let offset = self.baselineOffset {
      changes.append(EnvironmentChange(.baselineOffset(Double(offset))))
    }
    if let direction = self.writingDirection {
      changes.append(
        EnvironmentChange(name: "writingDirection") {
          $0.paragraphStyle.writingDirection =
            direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
      )
    }
    if let alignment = self.alignment {
      changes.append(
        EnvironmentChange(name: "alignment") { $0.paragraphStyle.alignment = alignment.engine }
      )
    }
    return changes
  }
}
