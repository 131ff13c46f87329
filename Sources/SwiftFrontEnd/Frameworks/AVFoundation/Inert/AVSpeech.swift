// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVSpeechSynthesizer: NSObject {
  /// Stored; has no effect.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Inert: always `false`.
  open var isSpeaking: Bool { false }
  /// Inert: always `false`.
  open var isPaused: Bool { false }
  /// Inert: does nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Inert: always returns the same instance.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A value of AVFoundation, by its name.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

/// Callbacks of AVFoundation, which are never made.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Inert: never called.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Inert: never called.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Inert: never called.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Inert: never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Inert: never called.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Inert: never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  /// Inert: does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVSpeechUtterance: NSObject {
  /// Creates an instance without effect.
  public init(string: String) {
    speechString = string
    super.init()
  }
  /// Stored; has no effect.
  public let speechString: String
  /// Stored; has no effect.
  open var voice: AVSpeechSynthesisVoice? = nil
  /// Stored; has no effect.
  open var rate: Float = 0.5
  /// Stored; has no effect.
  open var pitchMultiplier: Float = 1
  /// Stored; has no effect.
  open var volume: Float = 1
  /// Stored; has no effect.
  open var preUtteranceDelay: TimeInterval = 0
  /// Stored; has no effect.
  open var postUtteranceDelay: TimeInterval = 0
}

/// Inert: a class of AVFoundation; only its name and values exist.
open class AVSpeechSynthesisVoice: NSObject {
  /// Creates an instance without effect.
  public init?(language: String?) {
    self.language = language ?? "en-US"
    super.init()
  }
  /// Creates an instance without effect.
  public init?(identifier: String) {
    language = "en-US"
    super.init()
  }
  /// Stored; has no effect.
  public let language: String
  /// Inert: always `""`.
  open var name: String { "" }
  /// Inert: always `""`.
  open var identifier: String { "" }
  /// Inert: always `.default`.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Inert: always returns the same instance.
  @discardableResult public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Inert: always returns the same instance.
  @discardableResult public static func currentLanguageCode() -> String { "en-US" }
}

/// A value of AVFoundation, by its name.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}

/// A constant without effect.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A constant without effect.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// A constant without effect.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
