import Foundation
import Testing

/// The programs that tests of the bus run, and whether they are installed.
enum Programs {
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  static let espalier = products + "/espalier"
  static let busProbe = products + "/bus-probe"
  static let python = "/usr/bin/python3"
  static let xvfb = "/usr/bin/Xvfb"

  /// The root of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// A file beside this one.
  static func support(_ name: String) -> String { package + "/Tests/BusTests/Support/" + name }

  static let hasBus = areThere([
    "/usr/bin/dbus-run-session", "/usr/libexec/at-spi-bus-launcher",
  ])
  static let hasAccerciser =
    hasBus
    && areThere(["/usr/share/accerciser/plugindata/validate/basic.py"])
    && hasPython("pyatspi, accerciser.i18n")
  static let hasOrca =
    hasBus && areThere(["/usr/bin/orca", xvfb])
    && hasPython("gi, pyatspi")
  static let hasGTK =
    hasBus && areThere([xvfb])
    && hasPython("gi; gi.require_version('Gtk', '3.0')")

  /// The folder of the Swift compiler; nil if there is none.
  private static let compilerFolder: String? =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map(String.init).first { access($0 + "/swiftc", X_OK) == 0 }

  /// Whether Swift files can be compiled: by the compiler, against the library of this build.
  static let hasCompiler =
    compilerFolder != nil && areThere([products + "/libEspalierSwiftUI.so"])
  /// What programs need that compile Swift files; what they compile is kept, for all tests.
  static let compilerEnvironment = [
    "PATH": "/usr/bin:/bin:" + (compilerFolder ?? ""),
    "XDG_CACHE_HOME": products + "/swift-programs",
  ]

  private static func areThere(_ paths: [String]) -> Bool {
    paths.allSatisfy { access($0, X_OK) == 0 || access($0, R_OK) == 0 }
  }

  private static func hasPython(_ modules: String) -> Bool {
    guard
      let process = try? ChildProcess(
        python,
        ["-c", "import \(modules)"],
        environment: [:],
        errors: "/dev/null"
      )
    else { return false }
    return (try? process.wait(before: .now + BusSession.patience)) == 0
  }
}

/// Why tests are skipped where packages are missing.
enum Missing {
  static let bus: Comment = "needs the packages at-spi2-core and dbus-daemon"
  static let compiler: Comment = "needs a bus and the Swift compiler"
  static let accerciser: Comment = "needs the packages accerciser and python3-pyatspi"
  static let orca: Comment = "needs the packages orca, xvfb and python3-pyatspi"
  static let gtk: Comment = "needs the packages gir1.2-gtk-3.0, python3-gi and xvfb"
}
