import LayoutCore
import Testing

@Suite struct IdentityTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func idsMoveNothing(_ batch: UInt64) {
    for seed in 32_000 + batch * 200..<32_000 + (batch + 1) * 200 {
      let nameless = SampleGenerator.scene(seed: seed)
      var named = nameless
      var count = 0
      named.views = named.views.map {
        $0.named { _ in
          count += 1
          return "view \(count)"
        }
      }
      var equallyNamed = nameless
      equallyNamed.views = equallyNamed.views.map { $0.named { _ in "same" } }
      let bits = nameless.layout().bits
      #expect(named.layout().bits == bits, "seed \(seed)")
      #expect(equallyNamed.layout().bits == bits, "seed \(seed)")
    }
  }
}

extension Sample {
  /// The view with new ids for itself and for all inside.
  fileprivate func named(_ name: (Sample) -> String) -> Sample {
    var sample = self
    sample.id = name(self)
    sample.children = children.map { $0.named(name) }
    sample.modifiers = modifiers.map { modifier in
      var modifier = modifier
      modifier.content = modifier.content.map { $0.named(name) }
      return modifier
    }
    return sample
  }
}
