internal import Synchronization

/// The locale of the screen that is shown, for words that no view asks for.
///
/// Foundation has one and the same locale on Linux whatever the machine's settings are.
enum ProgramLocale {
  private static let shared = Mutex(Locale(identifier: "en_US"))

  static var current: Locale {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
