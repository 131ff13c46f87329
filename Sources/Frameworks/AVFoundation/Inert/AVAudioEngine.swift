// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioEngine: NSObject {
  /// A constant, which changes nothing.
  public let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
  /// A constant, which changes nothing.
  public let inputNode: AVAudioInputNode = AVAudioInputNode()
  /// A constant, which changes nothing.
  public let outputNode: AVAudioOutputNode = AVAudioOutputNode()
  /// Inert: always `false`.
  open var isRunning: Bool { false }
  /// Inert: does nothing.
  open func attach(_ node: AVAudioNode) {}
  /// Inert: does nothing.
  open func detach(_ node: AVAudioNode) {}
  /// Inert: does nothing.
  open func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
  /// Inert: does nothing.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Inert: does nothing.
  open func prepare() {}
  /// Inert: does nothing.
  open func start() throws {}
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: does nothing.
  open func reset() {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioNode: NSObject {
  /// Inert: does nothing.
  @discardableResult open func installTap(
    onBus bus: Int,
    bufferSize: UInt32,
    format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Inert: does nothing.
  open func removeTap(onBus bus: Int) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Inert: returns the same to everybody.
  @discardableResult open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Inert: always `nil`.
  open var lastRenderTime: AVAudioTime? { nil }
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioMixerNode: AVAudioNode {
  /// A value that is kept, and changes nothing.
  open var outputVolume: Float = 1
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioInputNode: AVAudioNode {
  /// A value that is kept, and changes nothing.
  open var outputVolume: Float = 1
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioOutputNode: AVAudioNode {
  /// A value that is kept, and changes nothing.
  open var outputVolume: Float = 1
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioPlayerNode: AVAudioNode {
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
  /// A value that is kept, and changes nothing.
  open var pan: Float = 0
  /// Inert: always `false`.
  open var isPlaying: Bool { false }
  /// Inert: does nothing.
  open func play() {}
  /// Inert: does nothing.
  open func pause() {}
  /// Inert: does nothing.
  open func stop() {}
  /// Inert: does nothing.
  @discardableResult open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func scheduleFile(
    _ file: AVAudioFile,
    at time: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnit: AVAudioNode {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnitTimePitch: AVAudioUnit {
  /// A value that is kept, and changes nothing.
  open var rate: Float = 1
  /// A value that is kept, and changes nothing.
  open var pitch: Float = 0
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnitVarispeed: AVAudioUnit {
  /// A value that is kept, and changes nothing.
  open var rate: Float = 1
  /// A value that is kept, and changes nothing.
  open var pitch: Float = 0
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnitReverb: AVAudioUnit {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnitEQ: AVAudioUnit {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioUnitSampler: AVAudioUnit {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioTime: NSObject {
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioFormat: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    super.init()
  }
  /// Inert: always `44_100`.
  open var sampleRate: Double { 44_100 }
  /// Inert: always `2`.
  open var channelCount: UInt32 { 2 }
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVAudioPCMBuffer: NSObject {
  /// Creates one, which does nothing.
  public init?(pcmFormat: AVAudioFormat, frameCapacity: UInt32) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var frameLength: UInt32 = 0
  /// Inert: always `nil`.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
