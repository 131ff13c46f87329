// Audio types come with AVFoundation.
@_exported import AVFoundation
