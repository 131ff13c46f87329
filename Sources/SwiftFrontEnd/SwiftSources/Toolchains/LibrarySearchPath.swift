import Glibc
import Synchronization

/// The search path by which the dynamic linker finds the toolchain's libraries for an installed
/// library folder.
///
/// Programs built in a checkout name the folders of its toolchain; those from elsewhere cannot.
enum LibrarySearchPath {
  private static let path = Mutex<String?>(nil)

  /// The value of `LD_LIBRARY_PATH` for compilers and programs; nil to leave it as it is.
  static var value: String? { path.withLock { $0 } }

  /// Lets all that is started from now on find the libraries of a toolchain.
  static func use(_ toolchain: Toolchain) throws(Failure) {
    let resources = try toolchain.target().resources
    let given = getenv("LD_LIBRARY_PATH").map { [String(cString: $0)] } ?? []
    let folders = [resources + "/linux", resources + "/host"] + given.filter { !$0.isEmpty }
    path.withLock { $0 = folders.joined(separator: ":") }
  }
}
