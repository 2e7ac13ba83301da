import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Species } from '../entities/beetles/beetles.ts'
import { searchSpecies, typingErrors } from './speciesSearch.ts'

const one = (id: number, de: string, sci: string, alt = ''): Species => ({ id, de, sci, alt, host: '', type: '' })
const all = [
  one(1, 'Buchdrucker', 'Ips typographus', 'Großer Achtzähniger Fichtenborkenkäfer'),
  one(2, 'Kupferstecher', 'Pityogenes chalcographus', 'Sechszähniger Fichtenborkenkäfer'),
  one(3, 'Großer Waldgärtner', 'Tomicus piniperda'),
  one(4, 'Kleiner Waldgärtner', 'Tomicus minor'),
  one(5, 'Nordischer Fichtenborkenkäfer', 'Ips duplicatus'),
  one(6, 'n. n. – unbekannte Art', ''),
]
const found = (search: string) => searchSpecies(all, search).map(({ species }) => species.id)

describe('searching a species', () => {
  it('finds all in German order when nothing is typed, the unknown one last', () => {
    expect(found(' ')).toEqual([1, 3, 4, 2, 5, 6])
  })

  it('finds by German, Latin and synonym, and says by which', () => {
    expect(found('buchdr')).toEqual([1, 6])
    expect(searchSpecies(all, 'chalco')[0]).toMatchObject({ species: { id: 2 }, by: 'sci' })
    expect(searchSpecies(all, 'achtzähniger')[0]).toMatchObject({ species: { id: 1 }, by: 'alt' })
  })

  it('finds by the English name in German, too', () => {
    const named = all.map((kind) => (kind.id === 4 ? { ...kind, en: 'Lesser pine shoot beetle' } : kind))
    expect(searchSpecies(named, 'pine shoot')[0]).toMatchObject({ species: { id: 4 }, by: 'en' })
  })

  it('knows the abbreviated genus', () => {
    expect(found('I. typographus')[0]).toBe(1)
    expect(found('t min')[0]).toBe(4)
  })

  it('forgives typing errors, but not in short words', () => {
    expect(found('Bcuhdrucker')[0]).toBe(1)
    expect(found('kupfersteher')[0]).toBe(2)
    expect(found('typograhpus')[0]).toBe(1)
    expect(found('ipx')).toEqual([6])
  })

  it('reads umlauts however they are written', () => {
    expect(found('waldgaertner')).toEqual([3, 4, 6])
    expect(found('GROSSER WALDGÄRTNER')[0]).toBe(3)
  })

  it('ranks a whole word over a beginning, a beginning over a place within, and all over errors', () => {
    expect(found('fichtenborkenkäfer')).toEqual([5, 1, 2, 6])
    expect(found('ips')).toEqual([1, 5, 6])
  })

  it('needs every word', () => {
    expect(found('tomicus minor')).toEqual([4, 6])
    expect(found('tomicus typographus')).toEqual([6])
  })
})

describe('typing errors', () => {
  it('count one for a letter more, less, other or swapped', () => {
    expect(typingErrors('kaeefer', 'kaefer', 2)).toBe(1)
    expect(typingErrors('kafer', 'kaefer', 2)).toBe(1)
    expect(typingErrors('kaofer', 'kaefer', 2)).toBe(1)
    expect(typingErrors('keafer', 'kaefer', 2)).toBe(1)
    expect(typingErrors('abcdef', 'uvwxyz', 2)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are none for a beginning, and any one change costs at most one', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1 }), fc.nat(), letter, (letters, at, other) => {
        const word = letters.join('')
        const changed = letters.with(at % letters.length, other).join('')
        expect(typingErrors(word.slice(0, 1 + (at % word.length)), word, 2)).toBe(0)
        expect(typingErrors(changed, word, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
