// Swift Testing asks for this module where a file imports it and CoreGraphics; elsewhere it attaches images.
@_exported import Testing
