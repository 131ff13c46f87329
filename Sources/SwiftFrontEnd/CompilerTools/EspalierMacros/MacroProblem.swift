/// An error in the use of a macro.
struct MacroProblem: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
