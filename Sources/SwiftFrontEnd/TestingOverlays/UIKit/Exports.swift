// Swift Testing asks for this module where a file imports it and UIKit; elsewhere it attaches images.
@_exported import Testing
