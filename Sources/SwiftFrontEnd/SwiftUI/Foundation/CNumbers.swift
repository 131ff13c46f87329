// Constants that C headers define as macros, which Swift does not import on Linux.

/// The largest number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// A number that is larger than all.
public let INFINITY: Float = .infinity
/// Not a number.
public let NAN: Float = .nan
/// A number that is larger than all.
public let HUGE_VAL: Double = .infinity
/// The largest whole number.
public let NSIntegerMax = Int.max
/// The smallest whole number.
public let NSIntegerMin = Int.min
/// Success.
public let noErr: Int32 = 0
