// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioEngine: NSObject {
  /// A constant without effect.
  public let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
  /// A constant without effect.
  public let inputNode: AVAudioInputNode = AVAudioInputNode()
  /// A constant without effect.
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

/// Inert: a class of AVFoundation; only its name and values exist.
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
  /// Inert: always returns the same instance.
  @discardableResult open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Inert: always returns the same instance.
  @discardableResult open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Inert: always `nil`.
  open var lastRenderTime: AVAudioTime? { nil }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioMixerNode: AVAudioNode {
  /// Stored; has no effect.
  open var outputVolume: Float = 1
  /// Stored; has no effect.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioInputNode: AVAudioNode {
  /// Stored; has no effect.
  open var outputVolume: Float = 1
  /// Stored; has no effect.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioOutputNode: AVAudioNode {
  /// Stored; has no effect.
  open var outputVolume: Float = 1
  /// Stored; has no effect.
  open var volume: Float = 1
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioPlayerNode: AVAudioNode {
  /// Stored; has no effect.
  open var volume: Float = 1
  /// Stored; has no effect.
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

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnit: AVAudioNode {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnitTimePitch: AVAudioUnit {
  /// Stored; has no effect.
  open var rate: Float = 1
  /// Stored; has no effect.
  open var pitch: Float = 0
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnitVarispeed: AVAudioUnit {
  /// Stored; has no effect.
  open var rate: Float = 1
  /// Stored; has no effect.
  open var pitch: Float = 0
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnitReverb: AVAudioUnit {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnitEQ: AVAudioUnit {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioUnitSampler: AVAudioUnit {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioTime: NSObject {
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioFormat: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    super.init()
  }
  /// Inert: always `44_100`.
  open var sampleRate: Double { 44_100 }
  /// Inert: always `2`.
  open var channelCount: UInt32 { 2 }
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVAudioPCMBuffer: NSObject {
  /// Creates an instance without effect.
  public init?(pcmFormat: AVAudioFormat, frameCapacity: UInt32) {
    super.init()
  }
  /// Stored; has no effect.
  open var frameLength: UInt32 = 0
  /// Inert: always `nil`.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
