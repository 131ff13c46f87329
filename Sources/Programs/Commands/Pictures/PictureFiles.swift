import CommandSupport
import Glibc

/// The output of pictures: into a file, into numbered ones if there are several, or to the command
/// that numbers those of all programs.
struct PictureFiles {
  private let path: SystemPath?
  private let limit: Int
  /// The inputs, which no picture replaces.
  private let input: InputOptions
  /// The line to the command that numbers the pictures of all programs; nil without one.
  let link: OutputSink?
  /// Is told of each picture of a round, in which those that are as they were are left alone; nil for none.
  var round: RoundList?
  /// The first picture and what it shows: whether files are numbered is known once there is a second one.
  private var held: (bytes: [UInt8], name: String)?
  /// The names of files that have been written to a folder.
  private var taken: Set<String> = []
  /// The ending of files that are named for their screens.
  private let ending: String
  /// Whether it is said which screen a numbered file shows.
  private let namesScreens: Bool
  /// The number of pictures, those that could not be made among them.
  private(set) var count = 0
  /// Whether there are any.
  private(set) var isEmpty = true

  /// - Parameter ending: That of files in a folder.
  init(_ output: OutputOptions, _ input: InputOptions, ending: String = "png") {
    self.init(
      output.file,
      limit: output.maxOutput?.value,
      input,
      namesScreens: !output.quiet,
      ending: ending
    )
  }

  /// - Parameters:
  ///   - path: The file; nil and `-` for standard output.
  ///   - namesScreens: Whether it is said which screen a numbered file shows.
  init(
    _ path: SystemPath?,
    limit: Int?,
    _ input: InputOptions,
    namesScreens: Bool = false,
    ending: String = "png"
  ) {
    self.namesScreens = namesScreens
    self.ending = ending
    self.path = path == SystemPath("-") ? nil : path
    self.limit = limit ?? OutputSink.usualLimit
    self.input = input
    link = input.partLink.map { OutputSink(link: ProcessLink($0)) }
  }

  /// Writes the next picture; none if it has no bytes.
  ///
  /// - Parameter name: The name of the screen that it shows.
  mutating func write(_ picture: [UInt8], of name: String = "") throws {
    guard !picture.isEmpty else { return try skip(1) }
    isEmpty = false
    count += 1
    if let link {
      var output = PartOutput()
      output.pictures = [picture]
      output.places = [name]
      link.hand(output)
      return
    }
    if let path, path.isFolder {
      return try write(picture, of: name, to: file(for: name, in: path))
    }
    if let pattern = path?.numberPattern {
      return try write(picture, of: name, to: pattern.path(count))
    }
    if count == 1 {
      held = (picture, name)
      return
    }
    try writeFirst()
    try write(picture, of: name, to: path?.numbered(count))
  }

  /// Leaves out numbers of pictures that cannot be made: the others keep theirs.
  mutating func skip(_ number: Int) throws {
    guard number > 0 else { return }
    count += number
    if let link {
      var output = PartOutput()
      output.pictures = Array(repeating: [], count: number)
      link.hand(output)
    } else {
      try writeFirst()
    }
  }

  /// The file in a folder that is named for a screen: its file's name and its own, each character that
  /// names of files rarely have replaced.
  private mutating func file(for screen: String, in folder: SystemPath) -> SystemPath {
    let parts = screen.split(separator: "#", maxSplits: 1)
    var stem = String(parts.first ?? "screen")
    for type in [".swift", ".json"] where stem.hasSuffix(type) { stem.removeLast(type.count) }
    if parts.count > 1 { stem += "-" + parts[1].replacing("/", with: "-") }
    let words = stem.split(separator: "/").filter { $0 != ".." && $0 != "." }.map { word in
      String(word.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" })
    }
    let plain = words.isEmpty ? "screen" : words.joined(separator: "/")
    var (name, number) = (plain, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    return SystemPath(bytes: folder.bytes + Array("\(name).\(ending)".utf8))
  }

  /// Writes the picture held back under its number.
  private mutating func writeFirst() throws {
    guard let first = held else { return }
    held = nil
    try write(first.bytes, of: first.name, to: path?.numbered(1))
  }

  /// Writes the picture held back.
  mutating func finish() throws {
    if let only = held { try write(only.bytes, to: path) }
    held = nil
  }

  /// Writes one of several pictures, and says which it is.
  private func write(_ bytes: [UInt8], of name: String, to path: SystemPath?) throws {
    if let round, let path {
      let known = try? InputFile.regular(path).read(atMost: bytes.count + 1)
      round.note(path, isWritten: known != bytes)
      guard known != bytes else { return }
    }
    try write(bytes, to: path)
    if namesScreens, let path { StandardError.write("\(path): \(name)\n") }
  }

  private func write(_ bytes: [UInt8], to path: SystemPath?) throws {
    if let path { try input.check(path, "--output") }
    if let path, self.path?.isFolder == true { path.makeFolderAround() }
    let sink = try OutputSink(path: path, limit: limit)
    try sink.write(bytes)
    try sink.close()
  }
}

/// The name of files that are numbered, such as `clock-%03d.png`.
struct NumberPattern {
  fileprivate let beginning: [UInt8]
  fileprivate let end: [UInt8]
  fileprivate let digits: Int

  /// The path of a file.
  func path(_ number: Int) -> SystemPath {
    let text = Array("\(number)".utf8)
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, digits - text.count))
    return SystemPath(bytes: beginning + zeros + text + end)
  }
}

extension SystemPath {
  /// Whether it names a folder, by the slash at its end.
  var isFolder: Bool { bytes.count > 1 && bytes.last == UInt8(ascii: "/") }

  /// Makes the folders that a file lies in; errors are reported when the file is written.
  func makeFolderAround() {
    let slash = UInt8(ascii: "/")
    for end in bytes.indices.dropFirst() where bytes[end] == slash {
      _ = SystemPath(bytes: Array(bytes[..<end])).withCString { mkdir($0, 0o777) }
    }
  }

  /// The numbering of files by their name: `%d` in it, or `%03d` for three digits at least; nil if
  /// there is none.
  var numberPattern: NumberPattern? {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    let figures = bytes[(start + 1)...].prefix { (48...57).contains($0) }
    let end = start + 1 + figures.count
    guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: "d"), figures.count <= 2,
      figures.isEmpty || figures.first == 48
    else { return nil }
    return NumberPattern(
      beginning: Array(bytes[..<start]),
      end: Array(bytes[(end + 1)...]),
      digits: Int(String(decoding: figures, as: UTF8.self)) ?? 1
    )
  }

  /// The path with a number before the ending of its name.
  fileprivate func numbered(_ number: Int) -> SystemPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 > slash + 1 ? $0 : nil } ?? bytes.count
    return SystemPath(
      bytes: Array(bytes[..<end]) + Array("-\(number)".utf8) + Array(bytes[end...])
    )
  }
}
