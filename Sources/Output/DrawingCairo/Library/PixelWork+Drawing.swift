internal import Drawing

extension DisplayFilter {
  /// The kind of work that it takes.
  var work: PixelWork {
    switch self {
    case .blur, .shadow: .blur
    case .colorMatrix, .alphaThreshold: .pixel
    case .linearLight(let filter): filter.work
    }
  }
}

extension DisplayPaint {
  /// The kind of work that it takes.
  var work: PixelWork {
    switch self {
    case .color: .paint
    case .linear, .radial: .gradient
    case .angular, .mesh, .tiles: .pixel
    }
  }
}
