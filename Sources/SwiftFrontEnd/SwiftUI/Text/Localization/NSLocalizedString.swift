// Foundation has one function of this name, whose further arguments have defaults: those here, which
// say exactly what they take, are chosen before it, whatever a file imports.

/// Words of a table beside the sources.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedString(key, table: nil, value: "")
}

/// Words of a table beside the sources.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedString(key, table: tableName, value: "")
}

/// Words of a table beside the sources.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedString(key, table: nil, value: "", in: bundle)
}

/// Words of a table beside the sources; the value where there are none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedString(key, table: nil, value: value)
}

/// Words of a table beside the sources.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  localizedString(key, table: tableName, value: "", in: bundle)
}

/// Words of a table beside the sources; the value where there are none.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  localizedString(key, table: tableName, value: value, in: bundle)
}

/// Words of a table of a bundle; the value where there are none, else the key.
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
