internal import CRsvg
internal import Glibc

/// What of librsvg and gdk-pixbuf reads how large images are.
///
/// They are loaded with the first image that is looked at: screens without images would pay for them,
/// and for Cairo behind them, at every start.
struct ImageLibrary: Sendable {
  private typealias GetPixelSize =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
    ->
    OpaquePointer?
  private typealias OpenDrawing =
    @convention(c) (UnsafePointer<CChar>, OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias GetDrawingSize =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  private typealias GetDimensions =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<EspalierSVGLength>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<EspalierSVGLength>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<EspalierSVGBox>
    ) -> Void
  private typealias CloseDrawing = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let getPixelSize: GetPixelSize
  private let openDrawing: OpenDrawing
  private let getDrawingSize: GetDrawingSize
  private let getDimensions: GetDimensions
  private let closeDrawing: CloseDrawing

  /// The libraries; nil where they are missing.
  static let shared = ImageLibrary()

  private init?() {
    // The first brings the others along.
    guard let handle = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL),
      let getPixelSize = dlsym(handle, "gdk_pixbuf_get_file_info"),
      let openDrawing = dlsym(handle, "rsvg_handle_new_from_file"),
      let getDrawingSize = dlsym(handle, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let getDimensions = dlsym(handle, "rsvg_handle_get_intrinsic_dimensions"),
      let closeDrawing = dlsym(handle, "g_object_unref")
    else { return nil }
    self.getPixelSize = unsafeBitCast(getPixelSize, to: GetPixelSize.self)
    self.openDrawing = unsafeBitCast(openDrawing, to: OpenDrawing.self)
    self.getDrawingSize = unsafeBitCast(getDrawingSize, to: GetDrawingSize.self)
    self.getDimensions = unsafeBitCast(getDimensions, to: GetDimensions.self)
    self.closeDrawing = unsafeBitCast(closeDrawing, to: CloseDrawing.self)
  }

  /// The size of an image of pixels; nil if it is none.
  func pixelSize(atPath path: String) -> (width: Double, height: Double)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard getPixelSize(path, &width, &height) != nil else { return nil }
    return (Double(width), Double(height))
  }

  /// The size of a drawing in points; nil if it is none, or has none.
  func drawingSize(atPath path: String) -> (width: Double, height: Double)? {
    guard let drawing = openDrawing(path, nil) else { return nil }
    defer { closeDrawing(drawing) }
    var (width, height) = (0.0, 0.0)
    if getDrawingSize(drawing, &width, &height) != 0 { return (width, height) }
    // Without a size of its own a drawing is as large as its coordinates.
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var lengths = (EspalierSVGLength(), EspalierSVGLength())
    var box = EspalierSVGBox()
    getDimensions(drawing, &hasWidth, &lengths.0, &hasHeight, &lengths.1, &hasBox, &box)
    return hasBox != 0 ? (box.width, box.height) : nil
  }
}
