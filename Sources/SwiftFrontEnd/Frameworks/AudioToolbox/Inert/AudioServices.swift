// Written by tools/frameworks/generate from AudioToolbox.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Another name.
public typealias SystemSoundID = UInt32

/// A constant without effect.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Inert: does nothing.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Inert: does nothing.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Inert: does nothing.
@discardableResult public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID,
  _ completion: (() -> Void)?
) {}

/// Inert: always returns the same instance.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 {
  0
}
