import SwiftUI
import Testing

/// Publishers of several others, whose rules are those of Apple's documentation
/// (https://developer.apple.com/documentation/combine).
@Suite struct SeveralPublisherTests {
  private enum Fault: Error { case broken }

  /// What a publisher has said.
  private final class Heard<Value> {
    var values: [Value] = []
    var ends: [String] = []
    var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value {
      subscription = publisher.sink(
        receiveCompletion: { [weak self] end in
          switch end {
          case .finished: self?.ends.append("finished")
          case .failure: self?.ends.append("failure")
          }
        },
        receiveValue: { [weak self] in self?.values.append($0) }
      )
    }
  }

  @Test func theLatestValuesComeOnceThereIsOneOfEach() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let heard = Heard(numbers.combineLatest(words) { "\($0)\($1)" })
    numbers.send(1)
    numbers.send(2)
    #expect(heard.values.isEmpty)
    words.send("a")
    numbers.send(3)
    words.send("b")
    #expect(heard.values == ["2a", "3a", "3b"])
    numbers.send(completion: .finished)
    words.send("c")
    #expect(heard.values.last == "3c")
    #expect(heard.ends.isEmpty)
    words.send(completion: .finished)
    #expect(heard.ends == ["finished"])
  }

  @Test func threeAndFourHaveLatestValues() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Heard(Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]))
    let four = Heard(
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }
    )
    subjects[2].send(9)
    #expect(three.values.map { [$0.0, $0.1, $0.2] } == [[0, 1, 2], [0, 1, 9]])
    #expect(four.values == [6, 13])
  }

  @Test func aFailureOfOneEndsAllAtOnce() {
    let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let latest = Heard(first.combineLatest(second))
    let merged = Heard(first.merge(with: second))
    first.send(1)
    second.send(completion: .failure(.broken))
    first.send(2)
    #expect(latest.ends == ["failure"])
    #expect(merged.ends == ["failure"])
    #expect(merged.values == [1])
  }

  @Test func mergedValuesComeInTheOrderOfTime() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let three = Heard(subjects[0].merge(with: subjects[1], subjects[2]))
    let many = Heard(Publishers.MergeMany(subjects))
    for (index, value) in [(0, 1), (2, 2), (1, 3), (0, 4)] { subjects[index].send(value) }
    #expect(three.values == [1, 2, 3, 4])
    #expect(many.values == [1, 2, 3, 4])
    for subject in subjects { subject.send(completion: .finished) }
    #expect(three.ends == ["finished"])
    #expect(many.ends == ["finished"])
    #expect(Heard(Publishers.MergeMany([Just<Int>]())).ends == ["finished"])
  }

  @Test func whoAsksForOneValueGetsOne() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Heard(subject.merge(with: Just(7).append(8)).first())
    #expect(first.values == [7])
    #expect(first.ends == ["finished"])
    let latest = Heard(Just(1).combineLatest(Just(2)).prefix(1))
    #expect(latest.values.map { $0.0 + $0.1 } == [3])
  }

  @Test func whatIsCancelledSaysNothingMore() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let heard = Heard(first.merge(with: second))
    first.send(1)
    heard.subscription?.cancel()
    second.send(2)
    #expect(heard.values == [1])
    #expect(heard.ends.isEmpty)
  }
}
