import { expect, test } from 'vitest'
import { isolating } from './isolating.ts'

const texts = {
  save: 'Speichern',
  remove: (name: string, count: number) => `„${name}“ löschen (${count})`,
  inner: { by: (name: string) => `von ${name}.` },
  list: ['a', 'b'],
}

test('the writing direction of a name does not affect the sentence around it', () => {
  const t = isolating(texts)
  expect(t.remove('Forst\u202etmA', 2)).toBe('„\u2068Forst\u202etmA\u2069“ löschen (2)')
  expect(t.inner.by('אב')).toBe('von \u2068אב\u2069.')
})

test('other texts are unchanged, and each call gives the same object', () => {
  const t = isolating(texts)
  expect(t.remove('Forstamt Ülzen', 2)).toBe('„Forstamt Ülzen“ löschen (2)')
  expect([t.save, t.list]).toEqual([texts.save, texts.list])
  expect(isolating(texts)).toBe(t)
  expect(isolating('Wort')).toBe('Wort')
})
