import { expect, test } from 'vitest'
import { initialGlobals } from './globals.ts'
import { judged, judgePlays } from './plays.ts'

let expectations = 0
const count = () => expectations

const context = (language = 'de') => {
  const steps: string[] = []
  const canvas = { findByRole: async (role: string) => role, within: 'kept' }
  const globals = { ...initialGlobals, language }
  return { id: 'a--ready', globals, canvas, steps, step: (label: string) => void steps.push(label) }
}

test('a play that neither expects nor looks fails with the name of its story', async () => {
  await expect(judged(() => {}, count)(context())).rejects.toThrow('The story a--ready plays, but neither expects')
})

test('queries of the canvas and expectations count', async () => {
  let found: unknown
  const looks = judged(async ({ canvas }) => {
    found = await (canvas as ReturnType<typeof context>['canvas']).findByRole('button')
  }, count)
  await looks(context())
  expect(found).toBe('button')
  await judged(() => void (expectations += 1), count)(context())
})

test('other properties of the canvas do not count', async () => {
  await expect(judged(({ canvas }) => Object.keys(canvas), count)(context())).rejects.toThrow('neither')
})

test('a play rests, with the reason as its only step, where it was not written for the language', async () => {
  const english = context('en')
  await judged(() => expect.unreachable(), count)(english)
  expect(english.steps).toEqual([expect.stringContaining('ruhen')])
})

interface Annotations {
  play?: (given: unknown) => unknown
}

interface FakeStory {
  input: Annotations
  extend: (more: Annotations) => FakeStory
}

const fakeStory = (input: Annotations): FakeStory => ({
  input,
  extend: (more) => fakeStory({ ...input, ...more }),
})

test('the plays of components, of stories and of what extends them are all judged', async () => {
  const preview = { meta: (input: Annotations) => ({ input, story: (own: Annotations = {}) => fakeStory(own) }) }
  judgePlays(preview, count)
  const idle = { play: () => {} }
  const meta = preview.meta(idle)
  const plays = [meta, meta.story(idle), meta.story().extend(idle), meta.story().extend({}).extend(idle)]
  for (const { input } of plays) {
    await expect(input.play?.(context())).rejects.toThrow('neither')
  }
  expect(meta.story().input.play).toBeUndefined()
})
