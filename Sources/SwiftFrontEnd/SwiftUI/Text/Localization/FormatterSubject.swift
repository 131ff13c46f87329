/// A value of Foundation's that formatters write: those that are bridged to objects elsewhere.
public protocol _FormatterSubject {}

extension Calendar: _FormatterSubject {}
extension CharacterSet: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Date: _FormatterSubject {}
extension DateComponents: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension IndexPath: _FormatterSubject {}
extension IndexSet: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension Measurement: _FormatterSubject {}
extension PersonNameComponents: _FormatterSubject {}
extension TimeZone: _FormatterSubject {}
extension URL: _FormatterSubject {}
extension URLComponents: _FormatterSubject {}
extension URLQueryItem: _FormatterSubject {}
extension UUID: _FormatterSubject {}
