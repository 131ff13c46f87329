/// The messages of several compilers side by side, in the order of the files, each message once.
struct CompilerRemarks {
  private var blocks: [[String]]
  /// The messages about no file.
  private var foreign: [String] = []
  private var seen: Set<String> = []

  /// Reads what compilers have said.
  ///
  /// - Parameters:
  ///   - output: All that they have said.
  ///   - files: The sources, as they were given them.
  init(_ output: String, files: [String]) {
    blocks = files.map { _ in [] }
    var numbers: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      numbers[file] = number
      numbers[CompilerErrors.name(ofFile: file)] = number
    }
    var (lines, number) = ([Substring](), Int?.none)
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = CompilerRemarks.place(line) {
        close(&lines, number)
        number = numbers[place]
      } else if line.hasPrefix("[#") || line.hasPrefix("error: ") || line.hasPrefix("warning: ") {
        // An explanation of a group of messages, or a word of the driver.
        close(&lines, number)
        number = nil
      } else if number == nil, !lines.isEmpty, let origin = CompilerRemarks.origin(line) {
        // A message about a macro's expansion belongs to the file of the macro's use.
        number = numbers[origin]
      }
      lines.append(line)
    }
    close(&lines, number)
  }

  private mutating func close(_ lines: inout [Substring], _ number: Int?) {
    while lines.last?.isEmpty == true { lines.removeLast() }
    defer { lines = [] }
    let text = lines.joined(separator: "\n")
    guard !text.isEmpty, seen.insert(text).inserted else { return }
    if let number { blocks[number].append(text) } else { foreign.append(text) }
  }

  /// The file at the beginning of a line that begins a message; nil if it begins none.
  private static func place(_ line: Substring) -> String? {
    guard line.first != " " else { return nil }
    for mark in [": error: ", ": warning: "] {
      if let range = line.firstRange(of: mark) { return file(line[..<range.lowerBound]) }
    }
    return nil
  }

  /// The file that a note is about.
  private static func origin(_ line: Substring) -> String? {
    guard let range = line.firstRange(of: ": note: ") else { return nil }
    return file(line[..<range.lowerBound].drop { $0 == "`" || $0 == "-" || $0 == " " })
  }

  /// A place without its line and column.
  private static func file(_ place: Substring) -> String {
    var file = place
    for _ in 0..<2 {
      guard let colon = file.lastIndex(of: ":"),
        file[file.index(after: colon)...].allSatisfy(\.isNumber)
      else { break }
      file = file[..<colon]
    }
    return String(file)
  }

  /// The messages about a file.
  func text(ofFile number: Int) -> String { blocks[number].joined(separator: "\n") }

  /// The messages about no file.
  var others: String { foreign.joined(separator: "\n") }

  /// All that is said.
  var text: String {
    (blocks.flatMap(\.self) + foreign).joined(separator: "\n")
  }
}
