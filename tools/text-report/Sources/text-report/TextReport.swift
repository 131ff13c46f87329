/// `text-report accuracy` and `text-report timing`: the tables of the README's section on real text.
@main
struct TextReport {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "accuracy":
      var accuracy = try Accuracy()
      print(accuracy.table())
    case "timing": print(try Timing.table())
    default: print("usage: text-report accuracy | timing")
    }
  }
}
