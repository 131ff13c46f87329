// The numbers that keys format (V11.2); integers are grouped as the locale does.

extension Int: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
  public func _formatted(_ specifier: String?) -> String {
    specifier.map { String(format: $0, self) } ?? formatted()
  }
}

extension Int8: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public func _formatted(_ specifier: String?) -> String { Int(self)._formatted(specifier) }
}

extension Int16: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public func _formatted(_ specifier: String?) -> String { Int(self)._formatted(specifier) }
}

extension Int32: _FormatSpecifiable {
  public var _specifier: String { "%d" }
  public func _formatted(_ specifier: String?) -> String { Int(self)._formatted(specifier) }
}

extension Int64: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
  public func _formatted(_ specifier: String?) -> String { Int(self)._formatted(specifier) }
}

extension UInt: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
  public func _formatted(_ specifier: String?) -> String {
    specifier.map { String(format: $0, self) } ?? formatted()
  }
}

extension UInt8: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public func _formatted(_ specifier: String?) -> String { UInt(self)._formatted(specifier) }
}

extension UInt16: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public func _formatted(_ specifier: String?) -> String { UInt(self)._formatted(specifier) }
}

extension UInt32: _FormatSpecifiable {
  public var _specifier: String { "%u" }
  public func _formatted(_ specifier: String?) -> String { UInt(self)._formatted(specifier) }
}

extension UInt64: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
  public func _formatted(_ specifier: String?) -> String { UInt(self)._formatted(specifier) }
}

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public func _formatted(_ specifier: String?) -> String {
    String(format: specifier ?? "%lf", self)
  }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
  public func _formatted(_ specifier: String?) -> String { Double(self)._formatted(specifier) }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public func _formatted(_ specifier: String?) -> String { Double(self)._formatted(specifier) }
}
