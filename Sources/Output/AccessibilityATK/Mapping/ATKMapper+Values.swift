internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// The value use of one node: a toggle with custom words has them in place of a state.
  func valueUse(of index: Int) -> ATKMapping.ValueUse {
    let use = mappings[index].value
    guard use.contains(.states) else { return use }
    let isState = ["0", "1", "2"].contains(snapshot.nodes[index].element.value)
    return isState ? use : use.union(.described)
  }

  /// The value of a node in words; for a stepper with the part of its label that states it.
  func valueWords(of node: Node) -> String? {
    guard node.role == .stepper, let label = node.element.spokenLabel else {
      return node.element.value
    }
    return SteppedWords(label: label, value: node.element.value).value
  }

  // MARK: Numbers

  func value(of index: Int) -> ATKRecord.Value? {
    value(of: snapshot.nodes[index], mappings[index])
  }

  /// The number of a node, if it is finite.
  ///
  /// So is the width of its range, by which clients divide. A step of 0 means any in ATK. An
  /// element's number that the screen does not know is read-only.
  func value(of node: Node, _ mapping: ATKMapping) -> ATKRecord.Value? {
    guard mapping.value.contains(.number), let number = node.number ?? saidNumber(of: node),
      !number.value.isNaN,
      !number.range.lowerBound.isNaN, !number.range.upperBound.isNaN
    else { return nil }
    let largest = Double.greatestFiniteMagnitude / 2
    let minimum = min(max(number.range.lowerBound, -largest), largest)
    let maximum = min(max(number.range.upperBound, minimum), largest)
    let step = number.step ?? 0
    return ATKRecord.Value(
      current: min(max(number.value, minimum), maximum),
      minimum: minimum,
      maximum: maximum,
      step: step.isFinite && step > 0 ? step : 0,
      isReadOnly: mapping.activation != .adjust || !node.isEnabled || node.number == nil
    )
  }

  /// The number at the start of an adjustable element's words, such as the 3 of "3 of 5 stars":
  /// Orca speaks a changed value only if a number changes as well.
  private func saidNumber(of node: Node) -> Control.BoundedValue? {
    guard node.role == .stepper, let words = node.element.value else { return nil }
    let digits = words.prefix { $0.isWholeNumber || ".-+\u{66B}".contains($0) }
      .map { $0.wholeNumberValue.map(String.init) ?? ($0 == "\u{66B}" ? "." : String($0)) }
    guard digits.last?.last?.isNumber == true, let number = Double(digits.joined()) else {
      return nil
    }
    return Control.BoundedValue(number, in: -.infinity ... .infinity)
  }

  // MARK: Texts

  /// The text of a field or the selection, or else the name.
  ///
  /// Lines are known only for a text that was laid out.
  func text(of index: Int) -> ATKRecord.Text? {
    let node = snapshot.nodes[index]
    let mapping = mappings[index]
    guard mapping.interfaces.contains(.text) else { return nil }
    let hasContent = mapping.value.contains(.text)
    let content = hasContent ? node.text?.string ?? valueWords(of: node) ?? "" : names[index]
    let string = (mapping.role == .passwordText ? bullets(content) : content).withoutNull
    let isShown = node.text?.string.withoutNull == string
    return ATKRecord.Text(
      string: string,
      lines: isShown ? lines(of: node, count: string.unicodeScalars.count) : [],
      isRightToLeft: node.element.layoutDirection == .rightToLeft,
      attributes: attributes(of: node.look, node, in: string),
      runs: isShown
        ? node.looks.map {
          ATKRecord.Text.Run(
            range: $0.range,
            attributes: attributes(of: $0.look, node, in: string)
          )
        } : []
    )
  }

  /// Bullets for a secure text, which is never published, whatever the snapshot has.
  private func bullets(_ text: String) -> String {
    text.allSatisfy { $0 == "•" } ? text : String(repeating: "•", count: text.count)
  }

  private func lines(of node: Node, count: Int) -> [ATKRecord.Text.Line] {
    (node.text?.lines ?? []).map { line in
      ATKRecord.Text.Line(
        range: line.range.clamped(to: 0..<count),
        bounds: PixelRect(covering: line.frame),
        isRightToLeft: line.direction == .rightToLeft
      )
    }
  }
}
