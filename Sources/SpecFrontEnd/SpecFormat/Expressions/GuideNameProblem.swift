/// Why a name is not that of a guide.
package struct GuideNameProblem: Error {
  package var message: String
  package var hint: String?

  package init(message: String, hint: String?) {
    self.message = message
    self.hint = hint
  }
}
