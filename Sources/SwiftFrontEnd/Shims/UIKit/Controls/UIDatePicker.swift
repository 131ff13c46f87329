// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A date picker.
open class UIDatePicker: UIControl {
  open var date = Date() { didSet { contentChanged() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { shownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }
  override func picture() -> AnyView? {
    let components: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let picker = DatePicker(
      selection: UIControl.bound(self, \.date),
      displayedComponents: components
    ) {
      Text(verbatim: accessibilityLabel ?? "")
    }
    .labelsHidden()
    .disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .automatic, .compact: return AnyView(picker.datePickerStyle(.compact))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    }
  }

  /// The components of the date to choose.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A stepper.
open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { contentChanged() } }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open override var intrinsicContentSize: CGSize { shownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }
  override var usualHugging: UILayoutPriority { .defaultHigh }
  override func picture() -> AnyView? {
    AnyView(
      Stepper(
        value: UIControl.bound(self, \.value),
        in: minimumValue...max(minimumValue, maximumValue),
        step: stepValue
      ) { Text(verbatim: accessibilityLabel ?? "") }
      .labelsHidden()
      .disabled(!isEnabled)
    )
  }
}
