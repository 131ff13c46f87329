internal import Drawing

extension DisplayFilter {
  /// How much of work it is.
  var work: PixelWork {
    switch self {
    case .blur, .shadow: .blur
    case .colorMatrix, .alphaThreshold: .pixel
    case .linearLight(let filter): filter.work
    }
  }
}

extension DisplayPaint {
  /// How much of work it is.
  var work: PixelWork {
    switch self {
    case .color: .paint
    case .linear, .radial: .gradient
    case .angular, .mesh, .tiles: .pixel
    }
  }
}
