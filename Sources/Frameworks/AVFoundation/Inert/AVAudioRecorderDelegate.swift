// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Inert: nobody calls it.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Inert: nobody calls it.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Inert: does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Inert: does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A constant, which changes nothing.
public let AVFormatIDKey: String = "AVFormatIDKey"

/// A constant, which changes nothing.
public let AVSampleRateKey: String = "AVSampleRateKey"

/// A constant, which changes nothing.
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"

/// A constant, which changes nothing.
public let AVEncoderAudioQualityKey: String = "AVEncoderAudioQualityKey"

/// A constant, which changes nothing.
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"

/// A constant, which changes nothing.
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"

/// A constant, which changes nothing.
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"

/// A constant, which changes nothing.
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"

/// A constant, which changes nothing.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// A constant, which changes nothing.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// A constant, which changes nothing.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// A value of AVFoundation, by its name.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
