import Glibc

/// The environment variables that a program is started with: those of this process, with some
/// changes.
struct ProgramEnvironment {
  /// The changes; nil takes a variable away.
  private var changes: [String: String?]

  /// Creates the environment of this process, in which the libraries of the toolchain are found.
  init() { changes = LibrarySearchPath.value.map { ["LD_LIBRARY_PATH": $0] } ?? [:] }

  subscript(name: String) -> String? {
    get { changes[name] ?? nil }
    set { changes[name] = .some(newValue) }
  }

  /// Lets `UserDefaults` begin empty and end with the program: there is no folder to keep them in.
  mutating func forgetDefaults() { self["XDG_CONFIG_HOME"] = "/dev/null/espalier" }

  /// Sets the time zone to Greenwich's unless the variable is set (T10.6).
  mutating func setZone() {
    if getenv("TZ") == nil { self["TZ"] = "UTC" }
  }

  /// Lets sets and dictionaries have the same order in every run (T10.24).
  mutating func fixOrder() { self["SWIFT_DETERMINISTIC_HASHING"] = "1" }

  /// Says that previews are shown, as Xcode does, so that code takes data that are made for them.
  mutating func showPreviews() { self["XCODE_RUNNING_FOR_PREVIEWS"] = "1" }

  /// Blocks network access: the program lets its requests fail by itself, and libraries that
  /// connect by other ways get a proxy at which no server listens.
  mutating func refuseNetwork() {
    let names = ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]
    for name in names { self[name] = "http://127.0.0.1:1" }
    self["ESPALIER_OFFLINE"] = "1"
    for name in ["no_proxy", "NO_PROXY"] { self[name] = nil }
  }

  /// Calls a function with the variables as C has them.
  func withCStrings<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if changes[String(name)] == nil { variables.append(strdup(variable)) }
      next += 1
    }
    for (name, value) in changes {
      if let value { variables.append(strdup("\(name)=\(value)")) }
    }
    variables.append(nil)
    defer { for variable in variables { free(variable) } }
    return variables.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a list that ends") }
      return body(start)
    }
  }
}
