// Written by tools/frameworks/generate from AVFoundation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreMedia
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVSpeechSynthesizer: NSObject {
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Inert: always `false`.
  open var isSpeaking: Bool { false }
  /// Inert: always `false`.
  open var isPaused: Bool { false }
  /// Inert: does nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Inert: returns the same to everybody.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A value of AVFoundation, by its name.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

/// What somebody is told by AVFoundation, which tells nothing here.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Inert: nobody calls it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Inert: nobody calls it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Inert: nobody calls it.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Inert: nobody calls it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Inert: nobody calls it.
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

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVSpeechUtterance: NSObject {
  /// Creates one, which does nothing.
  public init(string: String) {
    speechString = string
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let speechString: String
  /// A value that is kept, and changes nothing.
  open var voice: AVSpeechSynthesisVoice? = nil
  /// A value that is kept, and changes nothing.
  open var rate: Float = 0.5
  /// A value that is kept, and changes nothing.
  open var pitchMultiplier: Float = 1
  /// A value that is kept, and changes nothing.
  open var volume: Float = 1
  /// A value that is kept, and changes nothing.
  open var preUtteranceDelay: TimeInterval = 0
  /// A value that is kept, and changes nothing.
  open var postUtteranceDelay: TimeInterval = 0
}

/// Inert: a class of AVFoundation, of which there is only the name and its values.
open class AVSpeechSynthesisVoice: NSObject {
  /// Creates one, which does nothing.
  public init?(language: String?) {
    self.language = language ?? "en-US"
    super.init()
  }
  /// Creates one, which does nothing.
  public init?(identifier: String) {
    language = "en-US"
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let language: String
  /// Inert: always `""`.
  open var name: String { "" }
  /// Inert: always `""`.
  open var identifier: String { "" }
  /// Inert: always `.default`.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Inert: returns the same to everybody.
  @discardableResult public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult public static func currentLanguageCode() -> String { "en-US" }
}

/// A value of AVFoundation, by its name.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}

/// A constant, which changes nothing.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A constant, which changes nothing.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// A constant, which changes nothing.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
