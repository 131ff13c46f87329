internal import ViewGraph

/// User defaults that report their changes; Foundation's do not on Linux.
///
/// The functions below replace Foundation's (Foundation.c), so that all code gets these.
final class ProgramDefaults: UserDefaults {
  /// The program's defaults, which may be used on any thread like Foundation's.
  nonisolated(unsafe) fileprivate static let shared = ProgramDefaults(suiteName: nil)

  /// The name of the suite, whose objects share their values; nil for the program's.
  let suite: String?

  override init?(suiteName: String?) {
    suite = suiteName
    super.init(suiteName: suiteName)
  }

  override func set(_ value: Any?, forKey key: String) {
    let old = object(forKey: key)
    super.set(value, forKey: key)
    didChange(key, from: old)
  }

  override func removeObject(forKey key: String) {
    let old = object(forKey: key)
    super.removeObject(forKey: key)
    didChange(key, from: old)
  }

  /// Notifies the views with the key, and observers.
  private func didChange(_ key: String, from old: Any?) {
    let new = object(forKey: key)
    if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
    if old == nil, new == nil { return }
    nonisolated(unsafe) let store = self
    if GraphEvaluation.isOnMainThread {
      MainActor.assumeIsolated { StoredValue.of(key, in: store).change() }
    } else {
      DispatchQueue.main.async { StoredValue.of(key, in: store).change() }
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// `UserDefaults.standard`.
@_silgen_name("espalier_defaults")
@usableFromInline
func standardDefaults() -> UserDefaults { ProgramDefaults.shared ?? UserDefaults() }

/// `UserDefaults(suiteName:)`.
@_silgen_name("espalier_suite")
@usableFromInline
func defaults(suiteName: String?) -> UserDefaults? { ProgramDefaults(suiteName: suiteName) }

extension UserDefaults {
  /// Sets a value by key, as objects on Apple's platforms do.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
