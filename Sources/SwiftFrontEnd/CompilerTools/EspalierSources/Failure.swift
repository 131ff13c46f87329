/// Why the program cannot go on.
struct Failure: Error {
  let message: String
  let status: Int32
}
