// Sounds come with AVFoundation.
@_exported import AVFoundation
