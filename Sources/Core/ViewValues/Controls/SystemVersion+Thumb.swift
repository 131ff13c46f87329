extension SystemVersion {
  /// The size of a slider's thumb, in points (D9.8).
  package var sliderThumb: Size {
    self >= .iOS26 ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
  }
}
