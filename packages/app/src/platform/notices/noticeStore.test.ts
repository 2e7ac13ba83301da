import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNoticeStore, noticeDuration } from './noticeStore.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

const messages = (store: ReturnType<typeof createNoticeStore>) => store.snapshot().shown.map(({ message }) => message)

describe('messages', () => {
  /* Spec section 9: "Mock API timeout 5 s; message duration 5 s." The timeout is tested in errorCatalogue.test.ts. */
  test('stay five seconds and are kept in the list', () => {
    const store = createNoticeStore()
    store.show({ message: 'Gespeichert' })
    expect(noticeDuration).toBe(5_000)
    vi.advanceTimersByTime(noticeDuration - 1)
    expect(messages(store)).toEqual(['Gespeichert'])
    vi.advanceTimersByTime(1)
    expect(messages(store)).toEqual([])
    expect(store.snapshot().recent).toMatchObject([{ message: 'Gespeichert', at: '2026-11-20T09:00:00.000Z' }])
  })

  test('do not go while they are held, and then have their full time', () => {
    const store = createNoticeStore()
    store.show({ message: 'Gespeichert' })
    vi.advanceTimersByTime(4_000)
    store.hold(true)
    store.show({ message: 'Kommt dazu' })
    vi.advanceTimersByTime(60_000)
    expect(messages(store)).toHaveLength(2)
    store.hold(false)
    vi.advanceTimersByTime(noticeDuration - 1)
    expect(messages(store)).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(messages(store)).toHaveLength(0)
  })

  test('one that is closed under the pointer holds the others no longer', () => {
    const store = createNoticeStore()
    const first = store.show({ message: 'a' })
    store.show({ message: 'b' })
    store.hold(true)
    store.close(first)
    vi.advanceTimersByTime(noticeDuration)
    expect(messages(store)).toEqual([])
  })

  test('the same words again only stay longer', () => {
    const store = createNoticeStore()
    store.show({ message: 'Gespeichert' })
    vi.advanceTimersByTime(4_000)
    store.show({ message: 'Gespeichert' })
    vi.advanceTimersByTime(4_000)
    expect(messages(store)).toEqual(['Gespeichert'])
  })

  test('a fifth one takes the place of the oldest, and what waited for that happens', () => {
    const store = createNoticeStore()
    const onOver = vi.fn<() => void>()
    store.show({ message: 'first', onOver })
    for (const message of ['2', '3', '4', '5']) store.show({ message })
    expect(messages(store)).toEqual(['2', '3', '4', '5'])
    expect(onOver).toHaveBeenCalledOnce()
  })
})

describe('a decision that waits', () => {
  test('is carried out once, when its message goes, or taken back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('act', 'close', 'wait', 'hold', 'go', 'endAll'), { maxLength: 12 }),
        (steps) => {
          const store = createNoticeStore()
          const onAct = vi.fn<() => void>()
          const onOver = vi.fn<() => void>()
          const id = store.show({ message: 'Veröffentlicht', action: { label: 'Rückgängig', onAct }, onOver })
          for (const step of steps) {
            if (step === 'act') store.act(id)
            else if (step === 'close') store.close(id)
            else if (step === 'wait') vi.advanceTimersByTime(noticeDuration)
            else if (step === 'endAll') store.endAll()
            else store.hold(step === 'hold')
          }
          store.endAll()
          expect(onAct.mock.calls.length + onOver.mock.calls.length).toBe(1)
        },
      ),
    )
  })
})

describe('what went wrong', () => {
  test('stands once in the list, the latest first, with its count', () => {
    const store = createNoticeStore()
    store.logError('Der Dienst antwortet nicht.', 'GIS')
    store.show({ tone: 'danger', message: 'Nicht gespeichert' })
    vi.advanceTimersByTime(60_000)
    store.logError('Der Dienst antwortet nicht.', 'GIS')
    expect(store.snapshot().errors).toMatchObject([
      { message: 'Der Dienst antwortet nicht.', count: 2, at: '2026-11-20T09:01:00.000Z' },
      { message: 'Nicht gespeichert', count: 1 },
    ])
    expect(store.snapshot().recent).toEqual([])
    store.forget()
    expect(store.snapshot()).toMatchObject({ errors: [], recent: [] })
  })
})
