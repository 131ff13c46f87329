import CommandSupport

extension InputRun {
  /// Makes sure that all previews that were asked for are among the inputs, and says how many screens are
  /// whole; the program of one of
  /// several tells the command that has them all which ones it has, and that it is done.
  mutating func completePreviews(_ input: InputOptions, _ sink: OutputSink?) {
    guard input.part == nil else {
      var output = PartOutput()
      output.previews = previews
      output.placeholders = placeholders
      output.isLast = true
      sink?.hand(output)
      return
    }
    tellOfPlaceholders()
    let files = input.inputs().count == 1 ? input.files() : []
    refuseUnknownPreviews(about: files.first)
  }
}
