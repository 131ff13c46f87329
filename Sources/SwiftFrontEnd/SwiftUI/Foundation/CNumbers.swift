// Numbers that C's headers have as macros, which Swift does not read on Linux.

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
/// That nothing has gone wrong.
public let noErr: Int32 = 0
