package import AccessibilityCore

/// The output of the process of one of several inputs, for the command that prints them all.
package struct PartOutput: Sendable {
  /// The text to print.
  package var text: [UInt8] = []
  /// The subjects of the lines, for options that ask for them.
  package var places: [String] = []
  /// The count of screens.
  package var screens = 0
  /// The findings of all of them, as a report of an audit is passed on; empty for none.
  package var findings: [UInt8] = []
  /// Pictures, each a separate file.
  package var pictures: [[UInt8]] = []
  /// The names of all previews that the sources have; empty until the output is complete.
  package var previews: [String] = []
  /// The counts of screens with and without placeholders; empty until the output is complete.
  package var placeholders = PlaceholderCount()
  /// `true` for the last output of a process that has ended normally.
  package var isLast = false

  package init() {}
}

extension PartOutput: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(text.count)
    writer.write(raw: text)
    writer.write(places)
    writer.write(screens)
    writer.write(findings.count)
    writer.write(raw: findings)
    writer.write(pictures.count)
    for picture in pictures {
      writer.write(picture.count)
      writer.write(raw: picture)
    }
    writer.write(previews)
    writer.write(placeholders.whole)
    writer.write(placeholders.mixed)
    writer.write(placeholders.alone)
    writer.write(isLast)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let count: Int = try reader.read()
    text = Array(try reader.take(count))
    places = try reader.read()
    screens = try reader.read()
    let findingBytes: Int = try reader.read()
    findings = Array(try reader.take(findingBytes))
    let pictureCount: Int = try reader.read()
    for _ in 0..<max(pictureCount, 0) {
      let size: Int = try reader.read()
      pictures.append(Array(try reader.take(size)))
    }
    previews = try reader.read()
    placeholders.whole = try reader.read()
    placeholders.mixed = try reader.read()
    placeholders.alone = try reader.read()
    isLast = try reader.read()
  }
}
