import CommandSupport

/// Where pictures go: into a file, into numbered ones if there are several, or to the command that
/// numbers those of all programs.
struct PictureFiles {
  private let path: SystemPath?
  private let limit: Int
  /// The line to the command that numbers the pictures of all programs; nil without one.
  let link: OutputSink?
  /// The first picture: whether files are numbered is known once there is a second one.
  private var held: [UInt8]?
  /// How many pictures there are.
  private(set) var count = 0

  init(_ output: OutputOptions, _ input: InputOptions) {
    self.init(output.output, limit: output.maxOutput?.value, input)
  }

  /// - Parameter path: The file; nil and `-` for standard output.
  init(_ path: SystemPath?, limit: Int?, _ input: InputOptions) {
    self.path = path == SystemPath("-") ? nil : path
    self.limit = limit ?? OutputSink.usualLimit
    link = input.partLink.map { OutputSink(link: ProcessLink($0)) }
  }

  mutating func write(_ picture: [UInt8]) throws {
    count += 1
    if let link {
      var output = PartOutput()
      output.pictures = [picture]
      link.hand(output)
      return
    }
    if count == 1 {
      held = picture
      return
    }
    if let first = held {
      held = nil
      try write(first, number: 1)
    }
    try write(picture, number: count)
  }

  /// Writes what is held back.
  mutating func finish() throws {
    if let only = held { try write(only, number: nil) }
    held = nil
  }

  private func write(_ bytes: [UInt8], number: Int?) throws {
    let sink = try OutputSink(path: path?.numbered(number), limit: limit)
    try sink.write(bytes)
    try sink.close()
  }
}

extension SystemPath {
  /// The path with a number before the ending of its name; itself for nil.
  fileprivate func numbered(_ number: Int?) -> SystemPath {
    guard let number else { return self }
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 > slash + 1 ? $0 : nil } ?? bytes.count
    return SystemPath(
      bytes: Array(bytes[..<end]) + Array("-\(number)".utf8) + Array(bytes[end...])
    )
  }
}
