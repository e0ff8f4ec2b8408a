// SPDX-License-Identifier: Apache-2.0

import Testing
import TwinsPlugin

@Suite struct NameKeyTests {
    @Test func `every spelling of a name sounds like every other spelling of it`() {
        for (name, spellings) in AuthorNames.all {
            for one in spellings {
                for other in spellings where !NameKey.soundAlike(one, other) {
                    Issue.record("\(name): \(one) \(NameKey.keys(of: one)) and \(other) \(NameKey.keys(of: other))")
                }
            }
        }
    }

    @Test func `names of different authors do not sound alike`() {
        for (index, (name, spellings)) in AuthorNames.all.enumerated() {
            for (otherName, others) in AuthorNames.all[(index + 1)...] {
                for one in spellings {
                    for other in others where NameKey.soundAlike(one, other) {
                        Issue.record("\(one) (\(name)) and \(other) (\(otherName))")
                    }
                }
            }
        }
    }

    @Test func `unrelated names and words do not sound alike`() {
        let words = AuthorNames.unrelated
        for (index, one) in words.enumerated() {
            for other in words[(index + 1)...] where NameKey.soundAlike(one, other) {
                Issue.record("\(one) \(NameKey.keys(of: one)) and \(other) \(NameKey.keys(of: other))")
            }
            for (name, spellings) in AuthorNames.all {
                for spelling in spellings where NameKey.soundAlike(one, spelling) {
                    Issue.record("\(one) and \(spelling) (\(name))")
                }
            }
        }
    }

    @Test func `the list has more than 100 authors`() {
        #expect(AuthorNames.all.count >= 100)
        #expect(AuthorNames.all.map(\.spellings.count).reduce(0, +) >= 400)
    }

    @Test func `short words, digits, and other scripts have no key`() {
        for word in ["a", "fet", "io", "abc1", "東京", "مصر"] { #expect(NameKey.keys(of: word).isEmpty, "\(word)") }
    }

    @Test func `the beginning of a name has a key that the whole name's key begins with`() {
        for (part, whole) in [("dostoev", "достоєвський"), ("solzhenit", "солженицын"), ("tchaikov", "чайковський")] {
            let keys = NameKey.keys(of: whole)
            #expect(NameKey.prefixes(of: part).contains { key in keys.contains { $0.hasPrefix(key) } }, "\(part)")
        }
    }
}
