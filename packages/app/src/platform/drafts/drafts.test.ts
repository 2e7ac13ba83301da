import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DraftStorage, draftStorage } from './browserStorage.ts'
import { createDrafts, createDraftWriter, draftQuiet } from './drafts.ts'

function memory(): DraftStorage {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}

const subject = { user: 'a@wald.test', entity: 'clients/12', version: 3 }
const at = (time: string) => () => new Date(`2026-11-20T${time}:00Z`)

/** JSON has no negative zero. */
const said = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

describe('drafts', () => {
  test('what is restored is what was saved', () => {
    fc.assert(
      fc.property(said, fc.emailAddress(), fc.nat(), (value, user, version) => {
        const drafts = createDrafts(memory())
        const own = { user, entity: 'clients/12', version }
        drafts.save(own, value)
        expect(drafts.find(own)).toMatchObject({ value, outdated: false })
      }),
    )
  })

  test('belong to one person and one entity', () => {
    const drafts = createDrafts(memory())
    drafts.save(subject, 'mine')
    expect(drafts.find({ ...subject, user: 'b@wald.test' })).toBeUndefined()
    expect(drafts.find({ ...subject, entity: 'clients/1' })).toBeUndefined()
    expect(drafts.find({ ...subject, entity: 'clients/123' })).toBeUndefined()
  })

  test('belong to one part of the application', () => {
    const storage = memory()
    createDrafts(storage, 'template').save(subject, 1)
    const drafts = createDrafts(storage)
    expect(drafts.find(subject)).toBeUndefined()
    drafts.end()
    expect(createDrafts(storage, 'template').find(subject)?.value).toBe(1)
  })

  test('of an older version are found too, and say so', () => {
    const storage = memory()
    createDrafts(storage, 'product', at('09:00')).save(subject, 'old')
    const drafts = createDrafts(storage, 'product', at('10:00'))
    expect(drafts.find({ ...subject, version: 4 })).toMatchObject({ value: 'old', outdated: true })
    drafts.save({ ...subject, version: 4 }, 'new')
    expect(drafts.find({ ...subject, version: 4 })).toMatchObject({ value: 'new', outdated: false })
    drafts.remove({ ...subject, version: 4 })
    expect(drafts.find(subject)).toBeUndefined()
  })

  test('of several sessions stand side by side, each of them once', () => {
    const storage = memory()
    const kept = (session: string, value: string, time: string, version = 3) =>
      createDrafts(storage, 'product', at(time)).save({ ...subject, version, session }, value)
    kept('one', 'first', '09:00')
    kept('two', 'second', '09:05')
    kept('one', 'first, longer', '09:10', 4)
    const drafts = createDrafts(storage)
    expect(drafts.all(subject).map(({ value, outdated }) => [value, outdated])).toEqual([
      ['second', false],
      ['first, longer', true],
    ])
    drafts.remove({ ...subject, session: 'one' })
    expect(drafts.all(subject)).toMatchObject([{ value: 'second' }])
    drafts.removeEach(drafts.all(subject))
    expect(storage.keys()).toEqual([])
  })

  test('are gone after signing out, and those of others when somebody signs in', () => {
    const storage = memory()
    storage.write('other', 'stays')
    const drafts = createDrafts(storage)
    drafts.save(subject, 1)
    drafts.save({ ...subject, user: 'b@wald.test' }, 2)
    drafts.begin('b@wald.test')
    expect(drafts.find(subject)).toBeUndefined()
    expect(drafts.find({ ...subject, user: 'b@wald.test' })?.value).toBe(2)
    drafts.end()
    drafts.save(subject, 'typed while leaving')
    expect(storage.keys()).toEqual(['other'])
    drafts.begin('b@wald.test')
    drafts.save({ ...subject, user: 'b@wald.test' }, 3)
    expect(storage.keys()).toHaveLength(2)
  })

  test.each(['', 'null', '7', '{}', '{"savedAt":"yesterday"}', '{"savedAt":7,"value":1}', '{'])(
    'stored text %j is no draft',
    (text) => {
      const storage = { ...memory(), keys: () => ['waldkerf.draft product a@wald.test clients/12 3'], read: () => text }
      expect(createDrafts(storage).find(subject)).toBeUndefined()
    },
  )
})

const throwing = (name: string) =>
  draftStorage(() => {
    throw new DOMException('no', name)
  })

describe('the way to the storage', () => {
  test('says why nothing can be kept, and throws nothing', () => {
    expect(throwing('QuotaExceededError').write('a', 'b')).toBe('full')
    expect(throwing('SecurityError').write('a', 'b')).toBe('blocked')
    expect(throwing('SecurityError').read('a')).toBeUndefined()
    expect(throwing('SecurityError').keys()).toEqual([])
    expect(() => throwing('SecurityError').remove('a')).not.toThrow()
  })
})

describe('writing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('waits for a second of quiet and writes the last value once', () => {
    const write = vi.fn<(value: string) => void>()
    const writer = createDraftWriter(write)
    for (const value of ['F', 'Fo', 'For']) {
      writer.change(value)
      vi.advanceTimersByTime(draftQuiet - 1)
    }
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(write.mock.calls).toEqual([['For']])
  })

  test('does not wait where the page may never come back, and writes nothing that was saved meanwhile', () => {
    const write = vi.fn<(value: string) => void>()
    const writer = createDraftWriter(write)
    writer.change('For')
    writer.flush()
    expect(write.mock.calls).toEqual([['For']])
    writer.change('Fors')
    writer.cancel()
    writer.flush()
    vi.advanceTimersByTime(draftQuiet)
    expect(write).toHaveBeenCalledOnce()
  })
})
