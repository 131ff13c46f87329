import Foundation

/// The macros of SwiftUI for packages that SwiftPM builds: the program that the compiler asks.
///
/// The command's own programs load macros that are made with the compiler's syntax library, which no
/// manifest can name. Here they are read as text: what a package has of them beside `@Entry` are marks
/// that the command looks for and that mean nothing to a build.
@main
enum PackageMacros {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let message = channel.receive() {
      channel.send(answer(to: message))
    }
  }

  /// The version of the compiler's protocol that is spoken.
  private static var protocolVersion: Int { 7 }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    guard let (request, content) = message.first, let content = content as? [String: Any] else {
      return expansion(.failure(MacroProblem("the compiler asks for nothing")))
    }
    switch request {
    case "getCapability":
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
    case "expandFreestandingMacro", "expandAttachedMacro":
      let use = MacroUse(content)
      return expansion(Result { () throws(MacroProblem) in try use.expansion() }, at: use.offset)
    default:
      return expansion(.failure(MacroProblem("the compiler asks for '\(request)'")))
    }
  }

  private static func expansion(
    _ result: Result<String, MacroProblem>,
    at position: (file: String, offset: Int) = ("", 0)
  ) -> [String: Any] {
    var answer: [String: Any] = ["diagnostics": [Any]()]
    switch result {
    case .success(let source): answer["expandedSource"] = source
    case .failure(let problem):
      let place: [String: Any] = ["fileName": position.file, "offset": position.offset]
      answer["diagnostics"] = [
        [
          "message": problem.text, "severity": "error", "position": place, "highlights": [Any](),
          "notes": [Any](), "fixIts": [Any](),
        ] as [String: Any]
      ]
    }
    return ["expandMacroResult": answer]
  }
}
