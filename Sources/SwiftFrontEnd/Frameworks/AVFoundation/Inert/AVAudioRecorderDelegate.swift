// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Callbacks of AVFoundation, which are never made.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Inert: never called.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Inert: never called.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Inert: does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Inert: does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A constant without effect.
public let AVFormatIDKey: String = "AVFormatIDKey"

/// A constant without effect.
public let AVSampleRateKey: String = "AVSampleRateKey"

/// A constant without effect.
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"

/// A constant without effect.
public let AVEncoderAudioQualityKey: String = "AVEncoderAudioQualityKey"

/// A constant without effect.
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"

/// A constant without effect.
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"

/// A constant without effect.
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"

/// A constant without effect.
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"

/// A constant without effect.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// A constant without effect.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// A constant without effect.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// A value of AVFoundation, by its name.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
