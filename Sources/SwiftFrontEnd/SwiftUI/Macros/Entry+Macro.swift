/// Makes a property of environment values, transactions, container values or focused values an
/// entry with a default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
