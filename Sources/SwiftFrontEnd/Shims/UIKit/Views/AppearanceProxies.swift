/// The appearance proxies of classes that `appearance()` returns: their properties are applied if
/// SwiftUI's views have them, and a warning names the others (D9.24).
@MainActor
enum AppearanceProxies {
  /// A proxy, and an untouched object of its class for comparison.
  private struct Proxy {
    let object: AnyObject
    let untouched: AnyObject
    let type: Any.Type
    /// The screen on which it was first used.
    let screen: Int

    /// `true` if it was used on the current screen.
    @MainActor var isShown: Bool {
      screen == _Appearance.screen || screen == _Appearance.listing
    }
  }

  private static var proxies: [Proxy] = []

  /// The proxy of a class, on the screen that is shown.
  static func proxy<Object: AnyObject>(_ make: () -> Object) -> Object {
    proxies.removeAll { !$0.isShown }
    let known = proxies.lazy.filter { $0.type == Object.self }.compactMap { $0.object as? Object }
    if let proxy = known.first { return proxy }
    let proxy = make()
    proxies.append(
      Proxy(
        object: proxy,
        untouched: make(),
        type: Object.self,
        screen: _Appearance.screen
      )
    )
    _Appearance.source = { apply(to: &$0) }
    return proxy
  }

  /// Applies the proxies' properties, and warns of those that are not shown.
  private static func apply(to appearance: inout _Appearance) {
    for proxy in proxies where proxy.isShown {
      let shown = (proxy.object as? any AppearanceShown)?.show(in: &appearance) ?? []
      for property in changes(from: proxy.untouched, to: proxy.object)
      where !shown.contains(property) {
        AppearanceWarning.tell(of: property, of: proxy.type)
      }
    }
  }

  /// Returns the names of the properties in which two objects of a class differ, nested ones
  /// included.
  private static func changes(from first: AnyObject, to second: AnyObject) -> [String] {
    var names: [String] = []
    var mirrors = (Optional(Mirror(reflecting: first)), Optional(Mirror(reflecting: second)))
    while let one = mirrors.0, let other = mirrors.1 {
      for (old, new) in zip(one.children, other.children) {
        // Calls have the titles; the dictionary of titles is not compared.
        guard let name = new.label, name != "titlesByState" else { continue }
        if name == "calls" {
          names += (new.value as? Set<String> ?? []).sorted()
        } else {
          names += changes(of: name, from: content(old.value), to: content(new.value))
        }
      }
      mirrors = (one.superclassMirror, other.superclassMirror)
    }
    return names
  }

  /// Returns the names for one property; other objects are compared by being nil.
  private static func changes(of name: String, from first: Any?, to second: Any?) -> [String] {
    if let part = second as? any AppearancePart {
      let untouched = first ?? type(of: part).untouched
      return changes(from: untouched as AnyObject, to: part).map { "\(name).\($0)" }
    }
    switch (first, second) {
    case (nil, nil): return []
    case (nil, _), (_, nil): return [name]
    case (let first?, let second?):
      if let color = first as? UIColor { return color.isEqual(second) ? [] : [name] }
      if type(of: second) is AnyClass { return [] }
      return String(reflecting: first) == String(reflecting: second) ? [] : [name]
    }
  }

  /// Returns the wrapped value of an optional.
  private static func content(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { content($0.value) }
  }
}

/// A class whose appearance proxy SwiftUI's views show in part.
@MainActor
protocol AppearanceShown {
  /// Applies the proxy's properties, and returns the names of those that were.
  func show(in appearance: inout _Appearance) -> [String]
}

/// An object nested in an appearance.
@MainActor
protocol AppearancePart: AnyObject {
  /// A new object, as before any change.
  static var untouched: Self { get }
}
