import CLibFuzzer
import Glibc

/// `EspalierFuzz TARGET [libFuzzer's options and folders]`; `EspalierFuzz --documents TARGET FILE…`
/// prints the documents that inputs of the layout target lead to, a line each.
@main
struct EspalierFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 3, arguments[1] == "--documents", arguments[2] == "layout" {
      for path in arguments[3...] { LayoutTarget.printDocuments(of: bytes(of: path)) }
      return
    }
    guard arguments.count > 1, let run = callback(of: arguments[1]) else {
      print("usage: EspalierFuzz reader|layout|guide|publishing|drawing [libFuzzer's arguments]")
      exit(64)
    }
    var rest = ([arguments[0]] + arguments[2...]).map { strdup($0) } + [nil]
    rest.withUnsafeMutableBufferPointer { buffer in
      var count = Int32(buffer.count - 1)
      var start = buffer.baseAddress
      exit(LLVMFuzzerRunDriver(&count, &start, run))
    }
  }

  /// C functions capture nothing: so there is one for each target.
  private static func callback(
    of target: String
  ) -> (@convention(c) (UnsafePointer<UInt8>?, Int) -> Int32)? {
    switch target {
    case "reader": return { ReaderTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) }
    case "layout": return { LayoutTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) }
    case "guide": return { GuideTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) }
    case "publishing":
      return { PublishingTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) }
    case "drawing": return { DrawingTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) }
    default: return nil
    }
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }
}

/// What libFuzzer is told of an input: 0 that it may go into the corpus, -1 that it may not.
enum Verdict {
  static let interesting: Int32 = 0
  static let useless: Int32 = -1
}

/// Ends the program, which libFuzzer notes as a finding, unless a promise is kept.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(promise())") }
}
