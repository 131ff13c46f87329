/// An error in the use of a macro.
struct MacroProblem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
