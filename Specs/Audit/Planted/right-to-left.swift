import SwiftUI

// Twenty screens, each with one mistake that is seen from right to left. A preview is called by the
// rule that finds it: 18 are to be found at least. By hand.

private let paragraph =
  "يمكنك تغيير هذا الإعداد في أي وقت من خلال قائمة الإع"
  + "دادات في هاتفك وسوف نحفظ كل ما قمت بكتابته من قبل"

private struct Screen1: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      Text("Toast")
      Image(systemName: "star")
    }
    .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
  }
}

#Preview("mirrored-text: a row that is turned around with its letters") {
  Screen1()
}

private struct Screen2: View {
  var body: some View {
    HStack {
      Text("Settings")
      Spacer()
      Image(systemName: "chevron.right")
    }
  }
}

#Preview("symbol-literal: a row's chevron to the right") {
  Screen2()
}

private struct Screen3: View {
  var body: some View {
    Button {
    } label: {
      Label("Back", systemImage: "arrow.left")
    }
  }
}

#Preview("symbol-literal: an arrow to the left that goes back") {
  Screen3()
}

private struct Screen4: View {
  var body: some View {
    Text("Read on \(Image(systemName: "arrow.right"))")
  }
}

#Preview("symbol-literal: an arrow to the right among letters") {
  Screen4()
}

private struct Screen5: View {
  var body: some View {
    Image(systemName: "chevron.forward").flipsForRightToLeftLayoutDirection(true)
  }
}

#Preview("double-flip: a symbol that is flipped twice") {
  Screen5()
}

private struct Screen6: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      if direction == .rightToLeft {
        Text("Toast")
        Text("Four minutes")
      } else {
        Text("Four minutes")
        Text("Toast")
      }
    }
  }
}

#Preview("swapped-by-hand: a row that changes its order itself") {
  Screen6()
}

private struct Screen7: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading) {
      Text("Toast")
      Text("Butter").offset(x: direction == .rightToLeft ? -60 : 60)
    }
  }
}

#Preview("rtl-leftover: an offset that is turned around twice") {
  Screen7()
}

private struct Screen8: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text("New")
      .position(x: direction == .rightToLeft ? 200 : 40, y: 20)
      .frame(width: 240, height: 40)
  }
}

#Preview("rtl-leftover: a position that is turned around twice") {
  Screen8()
}

private struct Screen9: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: direction == .rightToLeft ? .trailing : .leading) {
      Text("Toast with avocado")
      Text("Butter")
    }
  }
}

#Preview("rtl-leftover: an alignment that is turned around twice") {
  Screen9()
}

private struct Screen10: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text("Toast")
      .padding(.leading, direction == .rightToLeft ? 0 : 40)
      .padding(.trailing, direction == .rightToLeft ? 40 : 0)
      .background(Color.yellow)
  }
}

#Preview("rtl-leftover: insets that are turned around twice") {
  Screen10()
}

private struct Screen11: View {
  var body: some View {
    HStack {
      Image(systemName: "backward.fill")
      Image(systemName: "play.fill")
      Image(systemName: "forward.fill")
    }
  }
}

#Preview("media-not-pinned: signs for playing that change their places") {
  Screen11()
}

private struct Screen12: View {
  var body: some View {
    Image("arrow-right")
  }
}

#Preview("image-arrow-not-mirrored: an image of an arrow") {
  Screen12()
}

private struct Screen13: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 0.4 * size.width, height: 8)),
        with: .color(.blue)
      )
    }
    .frame(width: 200, height: 8)
  }
}

#Preview("canvas-not-direction-aware: progress that fills from the left") {
  Screen13()
}

private struct Screen14: View {
  var body: some View {
    Text(verbatim: "555 123 4567")
  }
}

#Preview("number-order: a telephone number with spaces") {
  Screen14()
}

private struct Screen15: View {
  var body: some View {
    Text(verbatim: "-5°")
  }
}

#Preview("sign-side: a temperature below zero") {
  Screen15()
}

private struct Screen16: View {
  var body: some View {
    Text(verbatim: "iPhone متاح الآن في كل المتاجر.")
  }
}

#Preview("punctuation-side: a sentence that begins with a brand") {
  Screen16()
}

private struct Screen17: View {
  var body: some View {
    Text(verbatim: "تعلم C++ في أسبوع")
  }
}

#Preview("latin-not-isolated: a sign behind a Latin word") {
  Screen17()
}

private struct Screen18: View {
  var body: some View {
    Text(verbatim: "التالي →")
  }
}

#Preview("text-arrow: an arrow that points to its word") {
  Screen18()
}

private struct Screen19: View {
  var body: some View {
    VStack {
      Text(verbatim: "١٢ رسالة")
      Text(verbatim: "3 صور")
    }
  }
}

#Preview("mixed-digits: the digits of two systems") {
  Screen19()
}

private struct Screen20: View {
  var body: some View {
    Text(verbatim: paragraph)
      .multilineTextAlignment(.trailing)
      .frame(width: 200)
  }
}

#Preview("paragraph-alignment: Arabic lines that end at the left") {
  Screen20()
}
