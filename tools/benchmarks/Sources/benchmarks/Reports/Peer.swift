import Foundation

/// Another engine, to be compared with on the same trees.
///
/// Taffy comes from PyPI's `stretchable`, whose texts are measured by calls into Python; so that a
/// part without Python can be compared, there are also trees whose texts are boxes of the sizes
/// that the texts come to. Yoga is built from its sources.
struct Peer {
  let name: String
  /// What measures its texts.
  let measuring: String
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()

  /// Starts a peer; nil if this machine has none.
  init?(_ name: String, measuring: String, _ program: String, _ arguments: [String] = []) {
    self.name = name
    self.measuring = measuring
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  func stop() {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Lays a spec out.
  ///
  /// - Returns: What it takes in seconds, how many texts were measured, and the height.
  func layOut(_ file: URL, _ kind: String) throws -> (time: Double, calls: Int, height: Double) {
    let answer = try ask("\(file.path) \(kind)\n")
    return (answer[0] * 1e-9, Int(answer[1]), answer[2])
  }

  private func ask(_ question: String) throws -> [Double] {
    guard process.isRunning else { throw BenchmarkError("the peer has ended") }
    try questions.fileHandleForWriting.write(contentsOf: Data(question.utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let part = answers.fileHandleForReading.availableData
      guard !part.isEmpty else { throw BenchmarkError("the peer has ended") }
      answer += part
    }
    return String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
  }
}
