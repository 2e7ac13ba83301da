import { expect, test, vi } from 'vitest'
import { defineTexts, loadTexts } from './Language.tsx'

test('English that cannot be loaded leaves German, and is asked for once', async () => {
  const load = vi.fn<() => Promise<{ title: string }>>(() => Promise.reject(new TypeError('Failed to fetch')))
  const texts = defineTexts({ title: 'Wald' }, load)
  expect(await loadTexts(texts, 'en')).toEqual({ title: 'Wald' })
  expect(await loadTexts(texts, 'en')).toEqual({ title: 'Wald' })
  expect(load).toHaveBeenCalledTimes(1)
})
