/// The cases of `drawing-cases.json`, recorded on Apple's systems, documented or worked out by others
/// than us, whose views are Swift.
///
/// Left out are those about numbers alone, colours of UIKit, images, `rot3d-y60`, since a turn in space
/// is drawn without its depth so far, and `path-union`, since paths have no operations of sets.
@MainActor
enum DrawingCases {}
