// Foundation's function of this name has default arguments; these overloads without defaults are
// preferred, whatever a file imports.

/// Returns the localized string of a key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedString(key, table: nil, value: "")
}

/// Returns the localized string of a key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedString(key, table: tableName, value: "")
}

/// Returns the localized string of a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedString(key, table: nil, value: "", in: bundle)
}

/// Returns the localized string of a key, by default a value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedString(key, table: nil, value: value)
}

/// Returns the localized string of a key.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  localizedString(key, table: tableName, value: "", in: bundle)
}

/// Returns the localized string of a key, by default a value.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  localizedString(key, table: tableName, value: value, in: bundle)
}

/// Returns the localized string of a key in a bundle's table; by default the value, else the key.
///
/// Sources mean it by `NSLocalizedString`: with all arguments, Foundation's function is as good a match as ours.
public func _LocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle? = nil,
  value: String = "",
  comment: String
) -> String {
  localizedString(key, table: tableName, value: value, in: bundle)
}

/// Returns the localized string of a key in a bundle's table; by default the value, else the key.
func localizedString(
  _ key: String,
  table: String?,
  value: String,
  in bundle: Bundle? = nil
) -> String {
  var words = LocalizedWords(
    LocalizedStringKey(key),
    table: table,
    bundle: BundlePlace(bundle)
  )
  if !value.isEmpty { words.fallback = LocalizedStringKey(value) }
  return words.string(in: ProgramLocale.current)
}
