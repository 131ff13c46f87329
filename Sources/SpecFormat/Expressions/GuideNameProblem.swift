/// Why a name is not that of a guide.
struct GuideNameProblem: Error {
  var message: String
  var hint: String?
}
