internal import CCairo
internal import SystemLibraries

/// Cairo, loaded with the first picture, and the limits of the picture.
final class CairoLibrary {
  /// Cairo's functions; an error if the library cannot be loaded.
  private static let loaded = SystemLibrary.table(
    of: "libcairo.so.2",
    package: "libcairo2"
  ) { handle -> Calls? in
    let table = UnsafeMutablePointer<EspalierCairo>.allocate(capacity: 1)
    guard espalier_cairo_fill(table, handle) != 0 else {
      table.deallocate()
      return nil
    }
    return Calls(table: UnsafePointer(table))
  }

  /// The functions, written once before any access and never freed: threads may share them.
  private struct Calls: @unchecked Sendable {
    let table: UnsafePointer<EspalierCairo>
  }

  private let calls: Calls
  /// The resources that the picture has used so far.
  let budget: PictureBudget

  private init(_ calls: Calls, _ budget: PictureBudget) {
    self.calls = calls
    self.budget = budget
  }

  /// Cairo's functions, by their own names.
  var call: EspalierCairo {
    @inline(__always) unsafeAddress { calls.table }
  }

  /// The library for a picture, loaded if it is the first one.
  static func load(_ limits: PictureLimits) throws(PictureError) -> CairoLibrary {
    switch loaded {
    case .success(let calls): return CairoLibrary(calls, PictureBudget(limits))
    case .failure(let missing): throw PictureError(missing)
    }
  }

  /// Cairo's message for a status.
  func text(of status: cairo_status_t) -> String {
    call.cairo_status_to_string(status).map { String(cString: $0) }
      ?? "Cairo says \(status.rawValue)"
  }
}

extension PictureError {
  /// Creates the error of a picture for a missing library.
  init(_ missing: SystemLibrary.Missing) {
    self = .missingLibrary(missing.name, package: missing.package, reason: missing.reason)
  }
}
