internal import Glibc

/// A library of the system that is loaded at its first use, so that no other command pays for it at
/// its start.
///
/// It stays loaded: a handle is a mere number, and the library's functions may be called by any
/// thread that the library allows.
package struct SystemLibrary: @unchecked Sendable {
  /// The error for a library that cannot be used.
  package struct Missing: Error, Sendable, Hashable {
    /// The name of its file.
    package var name: String
    /// The package of Debian that has it.
    package var package: String
    /// The system's error message.
    package var reason: String
  }

  private let handle: UnsafeMutableRawPointer

  /// Loads a library; again, it is the same.
  package static func load(
    _ name: String,
    package: String
  ) -> Result<SystemLibrary, Missing> {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "it cannot be loaded"
      return .failure(Missing(name: name, package: package, reason: reason))
    }
    return .success(SystemLibrary(handle: handle))
  }

  /// Loads a library of which a table of functions is filled.
  ///
  /// - Parameter fill: Fills a table from the handle; nil if a function is missing.
  package static func table<Table>(
    of name: String,
    package: String,
    fill: (UnsafeMutableRawPointer) -> Table?
  ) -> Result<Table, Missing> {
    load(name, package: package).flatMap { library in
      guard let table = fill(library.handle) else {
        return .failure(Missing(name: name, package: package, reason: "it is too old"))
      }
      return .success(table)
    }
  }

  /// A function by its name, of the type that its header says; nil if the library has not got it.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
