/// `text-report accuracy [LABELS]` and `text-report timing`: the tables of the README's section on real
/// text.
@main
struct TextReport {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "accuracy":
      let labels = arguments.dropFirst().first ?? "Tests/TextPangoTests/Labels/text-widths.tsv"
      print(try Accuracy(labels).table())
    case "timing": print(try Timing.table())
    default: print("usage: text-report accuracy [LABELS] | timing")
    }
  }
}
