import AccessibilityCore

/// The comparisons of one screen in one variant, or the reason for which there are none.
struct SnapshotResult {
  /// The path of the source.
  let file: String
  /// The line of the screen in it; nil if it is not known.
  var line: Int?
  /// The screen's own name; nil where its file is the screen.
  var name: String?
  /// The words for the variant; empty for the screen as it is.
  let variant: String
  var checks: [SnapshotCheck] = []
  var warnings: [String] = []
  var errors: [String] = []

  init(file: String, variant: String) { (self.file, self.variant) = (file, variant) }

  /// The screen in reports: its file and its own name.
  var screen: String { name.map { "\(file)#\($0)" } ?? file }
}

extension SnapshotResult: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(name)
    writer.write(variant)
    writer.write(checks)
    writer.write(warnings)
    writer.write(errors)
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    file = try reader.read()
    line = try reader.read()
    name = try reader.read()
    variant = try reader.read()
    checks = try reader.read()
    warnings = try reader.read()
    errors = try reader.read()
  }
}

/// The answer for one item: the results of its screens.
struct SnapshotAnswer {
  var results: [SnapshotResult]
  /// The names of all previews of the sources.
  var previews: [String] = []

  /// The answer as bytes.
  var bytes: [UInt8] {
    var writer = LinkWriter()
    writer.write(results)
    writer.write(previews)
    return writer.bytes
  }

  init(results: [SnapshotResult]) { self.results = results }

  init(_ bytes: [UInt8]) throws(LinkError) {
    var reader = LinkReader(bytes)
    results = try reader.read()
    previews = try reader.read()
  }
}
