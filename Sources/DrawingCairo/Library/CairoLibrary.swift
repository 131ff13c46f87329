internal import CCairo

/// Cairo, loaded with the first picture, and what a picture may ask of it.
final class CairoLibrary {
  private static let name = "libcairo.so.2"

  /// Cairo's functions; what is wrong if the library cannot be loaded.
  private static let loaded: Result<Calls, PictureError> = {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      return .failure(.missingLibrary(name, package: "libcairo2", reason: reason()))
    }
    let table = UnsafeMutablePointer<EspalierCairo>.allocate(capacity: 1)
    guard espalier_cairo_fill(table, handle) != 0 else {
      table.deallocate()
      return .failure(.missingLibrary(name, package: "libcairo2", reason: "it is too old"))
    }
    return .success(Calls(table: UnsafePointer(table)))
  }()

  /// The functions, written once before anybody reads them and never freed: threads may share them.
  private struct Calls: @unchecked Sendable {
    let table: UnsafePointer<EspalierCairo>
  }

  private let calls: Calls
  /// What the picture has taken so far.
  let budget: PictureBudget

  private init(_ calls: Calls, _ budget: PictureBudget) {
    self.calls = calls
    self.budget = budget
  }

  /// Cairo's functions, by their own names.
  var call: EspalierCairo {
    @inline(__always) unsafeAddress { calls.table }
  }

  /// The library for a picture, loaded if nobody has asked for it before.
  static func load(_ limits: PictureLimits) throws(PictureError) -> CairoLibrary {
    CairoLibrary(try loaded.get(), PictureBudget(limits))
  }

  /// What Cairo says of a status.
  func text(of status: cairo_status_t) -> String {
    call.cairo_status_to_string(status).map { String(cString: $0) }
      ?? "Cairo says \(status.rawValue)"
  }

  static func reason() -> String {
    dlerror().map { String(cString: $0) } ?? "it cannot be loaded"
  }
}
