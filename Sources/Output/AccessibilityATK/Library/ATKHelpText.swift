internal import CATK
internal import Glibc

/// The help text of objects, which ATK has from 2.52 on: the function is looked up in the running
/// library, so that a program built with an older one can call it.
enum ATKHelpText {
  private typealias Setter =
    @convention(c) (UnsafeMutablePointer<AtkObject>, UnsafePointer<CChar>)
    -> Void

  private static let setter: Setter? = dlsym(nil, "atk_object_set_help_text").map {
    unsafeBitCast($0, to: Setter.self)
  }

  /// Sets the help text of an object; without effect in older libraries.
  static func set(_ text: String, of object: UnsafeMutablePointer<AtkObject>) {
    setter?(object, text)
  }
}
