internal import CATK

/// The process-wide functions that ATK needs.
@ATKActor
enum ATKToolkit {
  private static var root: () -> UnsafeMutablePointer<AtkObject>? = { nil }
  private static var hearingBegins: () -> Void = {}
  private static var addListener: AddListener?
  /// Our toolkit name: clients and the bridge treat those of known toolkits specially.
  private static let name = CText("Espalier")
  private static let version = CText("0.1.0")

  private typealias AddListener =
    @convention(c) (GSignalEmissionHook?, UnsafePointer<gchar>?) -> guint

  /// Gives ATK the root of the tree, and observes whether there are listeners.
  ///
  /// - Parameters:
  ///   - root: The application.
  ///   - hearingBegins: Called when the bridge begins to listen to windows, which it does for its
  ///     first client only. Earlier events are not received.
  static func install(
    root: @escaping @ATKActor () -> UnsafeMutablePointer<AtkObject>?,
    hearingBegins: @escaping @ATKActor () -> Void
  ) {
    self.root = root
    self.hearingBegins = hearingBegins
    guard let vtable = g_type_class_ref(atk_util_get_type()) else { return }
    let functions = vtable.assumingMemoryBound(to: AtkUtilClass.self)
    functions.pointee.get_root = { ATKActor.assumeIsolated { ATKToolkit.root() } }
    functions.pointee.get_toolkit_name = { ATKActor.assumeIsolated { ATKToolkit.name.pointer } }
    functions.pointee.get_toolkit_version = {
      ATKActor.assumeIsolated { ATKToolkit.version.pointer }
    }
    guard addListener == nil else { return }
    addListener = functions.pointee.add_global_event_listener
    functions.pointee.add_global_event_listener = { listener, event in
      ATKActor.assumeIsolated { ATKToolkit.add(listener, to: event) }
    }
  }

  private static func add(
    _ listener: GSignalEmissionHook?,
    to event: UnsafePointer<gchar>?
  ) -> guint {
    let identity = addListener?(listener, event) ?? 0
    if identity != 0, let event, String(cString: event).hasSuffix(":activate") { hearingBegins() }
    return identity
  }
}
