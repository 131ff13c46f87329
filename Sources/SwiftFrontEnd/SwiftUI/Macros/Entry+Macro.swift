/// Makes a property in an extension of environment values, transactions, container values or focused
/// values one of their entries.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
