import BusClient
import Foundation
import Testing

/// A client on the bus of a session, driven by commands; its own comment describes them.
final class BusProbe {
  let publisher: ChildProcess
  private let session: BusSession
  private let process: ChildProcess

  /// Starts a client of a publisher; both and their session live as long as it.
  init(of publisher: ChildProcess, in session: BusSession) throws {
    self.publisher = publisher
    self.session = session
    process = try session.start(
      Programs.busProbe,
      ["--pid", "\(publisher.pid)", "--timeout", "30"]
    )
  }

  /// An answer of the client.
  struct Answer: Decodable {
    var node: BusNode?
    var text: String?
    var element: BusReference?
    var rect: BusRect?
    var accepted: Bool?
    var listening: Bool?
    var events: [String]?
    var isComplete: Bool?
    var inconsistencies: [String]?
    var error: String?
  }

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// Performs a command.
  @discardableResult
  func perform(_ command: String...) throws -> Answer { try perform(command) }

  /// Performs a command.
  @discardableResult
  func perform(_ command: [String]) throws -> Answer {
    let line = try JSONEncoder().encode(command)
    try process.write(String(decoding: line, as: UTF8.self))
    guard let answer = try process.readLine(before: .now + BusSession.patience) else {
      throw Mistake(
        description: """
          the client ended before it answered \(command): \(session.errors(of: Programs.busProbe))
          \(session.errors(of: Programs.espalier))
          """
      )
    }
    let decoded = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    if let error = decoded.error { throw Mistake(description: "\(command): \(error)") }
    return decoded
  }

  /// The tree as lines.
  func outline() throws -> String { try #require(try perform("outline").text) }

  /// The tree as a value.
  func dump() throws -> BusNode { try #require(try perform("dump").node) }

  /// The events that have come by the time that the last of them is of a type.
  func events(until type: String, _ count: Int = 1) throws -> [String] {
    let answer = try perform("events", type, "\(count)")
    let events = try #require(answer.events)
    #expect(answer.isComplete == true, "no \(type) among \(events)")
    return events
  }
}
