internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// The use of one node: a toggle's own words are no state.
  func valueUse(of index: Int) -> ATKMapping.ValueUse {
    let use = mappings[index].value
    guard use.contains(.states) else { return use }
    let isState = ["0", "1", "2"].contains(snapshot.nodes[index].element.value)
    return isState ? use : use.union(.described)
  }

  // MARK: Numbers

  func value(of index: Int) -> ATKRecord.Value? {
    value(of: snapshot.nodes[index], mappings[index])
  }

  /// The number of a node, all of it finite.
  ///
  /// So is the width of its range, by which clients divide. A step of 0 is ATK's word for any.
  func value(of node: Node, _ mapping: ATKMapping) -> ATKRecord.Value? {
    guard mapping.value.contains(.number), let number = node.number, !number.value.isNaN,
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
      isReadOnly: mapping.activation != .adjust || !node.isEnabled
    )
  }

  // MARK: Texts

  /// What is typed or chosen, or else the name.
  ///
  /// Lines are known only of the text that was laid out.
  func text(of index: Int) -> ATKRecord.Text? {
    let node = snapshot.nodes[index]
    let mapping = mappings[index]
    guard mapping.interfaces.contains(.text) else { return nil }
    let hasContent = mapping.value.contains(.text)
    let content = hasContent ? node.text?.string ?? node.element.value ?? "" : names[index]
    let string = (mapping.role == .passwordText ? bullets(content) : content).withoutNull
    let areLinesKnown = node.text?.string.withoutNull == string
    return ATKRecord.Text(
      string: string,
      lines: areLinesKnown ? lines(of: node, count: string.unicodeScalars.count) : []
    )
  }

  /// A secret is never told, whoever made the snapshot.
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
