internal import CATK

/// What ATK asks of the process as a whole.
@ATKActor
enum ATKToolkit {
  private static var root: () -> UnsafeMutablePointer<AtkObject>? = { nil }
  /// A name of our own: clients and the bridge treat those of known toolkits specially.
  private static let name = CText("Espalier")
  private static let version = CText("0.1.0")

  /// Tells ATK where the tree begins.
  static func install(root: @escaping @ATKActor () -> UnsafeMutablePointer<AtkObject>?) {
    self.root = root
    guard let vtable = g_type_class_ref(atk_util_get_type()) else { return }
    let functions = vtable.assumingMemoryBound(to: AtkUtilClass.self)
    functions.pointee.get_root = { ATKActor.assumeIsolated { ATKToolkit.root() } }
    functions.pointee.get_toolkit_name = { ATKActor.assumeIsolated { ATKToolkit.name.pointer } }
    functions.pointee.get_toolkit_version = {
      ATKActor.assumeIsolated { ATKToolkit.version.pointer }
    }
  }
}
