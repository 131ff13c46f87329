import SwiftUI
import UIKit

/// A card of UIKit that its constraints lay out.
final class Card: UIView {
  let title = UILabel()
  let text = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray.cgColor
    title.text = "A card"
    title.font = .boldSystemFont(ofSize: 20)
    text.text = "A text that does not fit in one line, so that it has several."
    text.numberOfLines = 0
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    button.setTitle("Press", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.title.text = "Pressed" },
      for: .touchUpInside
    )
    let icon = UIImageView(image: UIImage(systemName: "star.fill"))
    icon.tintColor = .systemOrange
    let row = UIStackView(arrangedSubviews: [icon, title])
    row.spacing = 8
    row.alignment = .center
    let column = UIStackView(arrangedSubviews: [row, text, button])
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The card among views of SwiftUI.
struct CardView: UIViewRepresentable {
  func makeUIView(context: Context) -> Card { Card() }
  func updateUIView(_ view: Card, context: Context) {}
}

/// A label that follows a state.
struct CountLabel: UIViewRepresentable {
  var count: Int

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = "Count \(count)" }
}

/// What code draws.
final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

struct KitViews: View {
  @State private var count = 1

  var body: some View {
    VStack(spacing: 16) {
      CardView().fixedSize(horizontal: false, vertical: true)
      CountLabel(count: count).fixedSize()
      Button("More") { count += 1 }
    }
    .padding()
  }
}

#Preview("Screen") { KitViews() }

/// Lays views out and says where they are.
@MainActor func frames(_ make: (UIView) -> [UIView]) -> UIView {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let inner = make(outer)
  outer.layoutIfNeeded()
  let label = UILabel()
  label.text =
    inner.map { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map { "\(Int($0))" }.joined(separator: ",")
    }
    .joined(separator: " ")
  return label
}

/// A view that constraints place.
@MainActor func plain(in outer: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  outer.addSubview(view)
  return view
}

#Preview("Priorities") {
  frames { outer in
    let (first, second) = (plain(in: outer), plain(in: outer))
    let wish = first.widthAnchor.constraint(equalToConstant: 250)
    wish.priority = .defaultHigh
    let other = second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5)
    other.priority = .defaultLow
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
      second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      first.topAnchor.constraint(equalTo: outer.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 40),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 0.5),
      wish, other,
    ])
    return [first, second]
  }
}

#Preview("Conflict") {
  frames { outer in
    let view = plain(in: outer)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return [view]
  }
}

#Preview("Stacks") {
  frames { outer in
    func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    let spread = UIStackView(arrangedSubviews: [box(20, 10), box(40, 30), box(60, 20)])
    spread.distribution = .equalSpacing
    spread.alignment = .center
    spread.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    spread.autoresizingMask = []
    let equal = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    equal.distribution = .fillEqually
    equal.spacing = 10
    equal.arrangedSubviews[1].isHidden = true
    equal.frame = CGRect(x: 0, y: 40, width: 110, height: 20)
    outer.addSubview(spread)
    outer.addSubview(equal)
    outer.layoutIfNeeded()
    return spread.arrangedSubviews + [equal.arrangedSubviews[0], equal.arrangedSubviews[2]]
  }
}

#Preview("Fitting") {
  frames { outer in
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 5
    for height in [10, 20, 30] {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(height * 2)).isActive = true
      stack.addArrangedSubview(view)
    }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return [UIView(frame: CGRect(origin: .zero, size: size))]
  }
}

#Preview("Scrolling") {
  let scroll = UIScrollView()
  return frames { outer in
    scroll.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(scroll)
    let content = plain(in: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: outer.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    outer.layoutIfNeeded()
    return [content, UIView(frame: CGRect(origin: .zero, size: scroll.contentSize))]
  }
}

#Preview("Label") {
  let label = UILabel()
  label.text = "Alone"
  return label
}

#Preview("Resized") {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
  inner.backgroundColor = .systemBlue
  inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  outer.addSubview(inner)
  outer.frame.size = CGSize(width: 200, height: 150)
  return outer
}

#Preview("Layers") {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
  view.clipsToBounds = true
  view.layer.cornerRadius = 16
  let gradient = CAGradientLayer()
  gradient.frame = view.bounds
  gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemGreen.cgColor]
  view.layer.addSublayer(gradient)
  let shape = CAShapeLayer()
  shape.frame = CGRect(x: 80, y: 20, width: 40, height: 40)
  shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
  shape.fillColor = UIColor.systemYellow.cgColor
  view.layer.addSublayer(shape)
  return view
}

#Preview("Drawn") {
  let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
    UIColor.systemGreen.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    UIColor.systemBlue.setFill()
    UIBezierPath(rect: CGRect(x: 20, y: 0, width: 20, height: 40)).fill()
  }
  let badge = Badge(frame: .zero)
  badge.backgroundColor = .clear
  badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
  return UIStackView(arrangedSubviews: [UIImageView(image: image), badge])
}

#Preview("Places") {
  let cells = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  return cells
}

#Preview("Controller") {
  final class Page: UIViewController {
    override func viewDidLoad() {
      let label = UILabel()
      label.text = "Under the bar"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }
  }
  return Page()
}

#Preview("Configured") {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Go on"
  configuration.image = UIImage(systemName: "arrow.right")
  configuration.imagePlacement = .trailing
  configuration.imagePadding = 6
  let button = UIButton(configuration: configuration)
  button.isEnabled = true
  return button
}
