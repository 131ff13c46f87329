extension AuditReport {
  /// The identity of what some texts name, as 16 hexadecimal digits (W8.2).
  static func fingerprint(of parts: [String]) -> String {
    // FNV-1a, which is the same in every run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
