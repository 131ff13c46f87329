// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioFile: NSObject {
  /// Always throws: no file is read.
  public init(forReading url: URL) throws { throw AVError(.fileFormatNotRecognized) }
  /// Inert: always `AVAudioFormat()`.
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// Inert: always `AVAudioFormat()`.
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  /// Inert: always `0`.
  open var length: Int64 { 0 }
  /// Inert: does nothing.
  open func read(into buffer: AVAudioPCMBuffer) throws {}
}
