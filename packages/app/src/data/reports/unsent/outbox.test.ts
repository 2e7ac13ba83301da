import { getOwnBeetles } from '@waldkerf/domain/calls/beetles/beetleOverviews'
import { getPictures } from '@waldkerf/domain/calls/beetles/beetles'
import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import { createOutbox } from '@waldkerf/domain/beetles/reports/outbox'
import type { ReportStore, StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createState } from '@waldkerf/mocks/handlers/state'
import { createService } from '@waldkerf/mocks/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { createClient } from '@waldkerf/app/data/gateway/client'
import { createReportCalls } from './useUnsentReports.ts'

const email = 'nutzer@waldkerf.test'
const webp = Uint8Array.from(
  atob('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='),
  (letter) => letter.codePointAt(0) ?? 0,
)
/** The key after the image's end makes each picture's bytes different; checks ignore what follows the end. */
const picture = (key: string) => ({
  key,
  bytes: new Blob([webp, key], { type: 'image/webp' }),
  breite: 1,
  hoehe: 1,
  aufgenommen_am: null,
  lat: null,
  lon: null,
})
const draft = {
  species: '1',
  day: '2026-11-19',
  lat: '48,137154',
  lon: '11.576124',
  remark: 'Viel Bohrmehl.',
  pictures: [picture('picture-one'), picture('picture-two')],
}

/** A browser's database, as a map. @param before awaited by each write */
function memory(rows: Map<string, StoredReport>, before: () => Promise<void> = async () => undefined): ReportStore {
  return {
    all: async (user) => [...rows.values()].filter((row) => row.user === user),
    others: async (user) => [...rows.values()].filter((row) => row.user !== user).length,
    save: async (report) => {
      await before()
      rows.set(report.key, report)
    },
    remove: async (key) => void rows.delete(key),
  }
}

/** The example service; `lose` loses the answer to a request after it was carried out, `refuses` says that the session has ended. */
function stage({
  lose = () => false,
  refuses = () => false,
}: { lose?: (path: string) => boolean; refuses?: () => boolean } = {}) {
  const state = createState()
  const service = createService({ state })
  const rows = new Map<string, StoredReport>()
  const calls: string[] = []
  const gateway = createClient({
    base: 'http://waldkerf.test/rest',
    access: { token: async () => (refuses() ? 'ended' : tokenFor(email)), renew: async () => false },
    async fetch(request) {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
      calls.push(path)
      const answer = await service(request)
      if (lose(path)) throw new TypeError('Failed to fetch')
      return answer
    },
  })
  let online = Promise.resolve()
  const open = ({ before }: { before?: () => Promise<void> } = {}) =>
    createOutbox({
      store: memory(rows, before),
      calls: createReportCalls(gateway),
      message: errorMessage,
      whenOnline: () => online,
      alone: (work) => work(),
    })
  return {
    gateway,
    state,
    limits: state.limits,
    rows,
    calls,
    open,
    goOffline() {
      const { promise, resolve } = Promise.withResolvers<void>()
      online = promise
      return resolve
    },
    /** The service forgets keys of requests after a day. */
    forgetKeys: () => state.keys.clear(),
    own: () => gateway.call(getOwnBeetles, {}),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Generous, because other programs may keep the machine busy. */
const patience = { timeout: 20_000 }
const arrived = async (outbox: ReturnType<typeof createOutbox>) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outbox.snapshot().arrived).toBe(1)
  }, patience)

test('a report waits for the line, and is sent once with all its pictures', async () => {
  const { open, goOffline, own, rows, gateway } = stage()
  const before = (await own()).length
  const goOnline = goOffline()
  const outbox = open()
  await outbox.begin(email)
  await outbox.sendDraft(draft)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outbox.snapshot().reports).toMatchObject([{ state: 'waiting' }])
  expect(await own()).toHaveLength(before)
  goOnline()
  await arrived(outbox)
  const [newest, ...others] = await own()
  expect(others).toHaveLength(before)
  expect(newest).toMatchObject({ art: 1, status: 'new', bilder_anzahl: 2, bundesland: 'Bayern' })
  expect(await gateway.call(getPictures, {}, { filters: { kaefer_id: newest?.id ?? 0 } })).toHaveLength(2)
  expect(rows.size).toBe(0)
  expect(outbox.snapshot().sent[0]?.record).toBe(newest?.id)
})

test('it is told to wait once it is stored, not before: the browser may end right after', async () => {
  const { open, rows, goOffline } = stage()
  goOffline()
  const { promise: disk, resolve: written } = Promise.withResolvers<void>()
  const outbox = open({ before: () => disk })
  await outbox.begin(email)
  const sent = outbox.sendDraft(draft)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rows.size).toBe(0)
  expect(outbox.snapshot().reports).toEqual([])
  written()
  await sent
  expect([...rows.values()]).toMatchObject([{ state: 'waiting' }])
  expect(outbox.snapshot().reports).toMatchObject([{ state: 'waiting' }])
})

test('answers that get lost make neither a second record nor a second picture, after days either', async () => {
  const lost = new Map<string, number>()
  const { open, own, forgetKeys } = stage({
    lose(path) {
      if (!path.startsWith('w_add')) return false
      forgetKeys()
      lost.set(path, (lost.get(path) ?? 0) + 1)
      return (lost.get(path) ?? 0) <= 2
    },
  })
  const before = (await own()).length
  const outbox = open()
  await outbox.begin(email)
  await outbox.sendDraft(draft)
  await arrived(outbox)
  const rows = await own()
  expect(rows).toHaveLength(before + 1)
  expect(rows[0]?.bilder_anzahl).toBe(2)
})

test('after five rounds somebody has to press; a page that was closed meanwhile goes on where it stopped', async () => {
  let broken = true
  const { open, own } = stage({ lose: (path) => broken && path === 'w_add_bild' })
  const before = (await own()).length
  const first = open()
  await first.begin(email)
  await first.sendDraft(draft)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000)
    expect(first.snapshot().reports).toMatchObject([{ state: 'failed', refused: false }])
  }, patience)
  broken = false
  const second = open()
  await second.begin(email)
  const [failed] = second.snapshot().reports ?? []
  expect(failed?.record).toBeGreaterThan(0)
  await second.again(failed?.key ?? '')
  await arrived(second)
  const rows = await own()
  expect(rows).toHaveLength(before + 1)
  expect(rows[0]?.bilder_anzahl).toBe(2)
})

test('what was tried days ago is known by its id: another report of that species and day is none of it', async () => {
  let broken = true
  const { open, own, gateway, forgetKeys } = stage({ lose: (path) => broken && path.startsWith('w_add') })
  const before = (await own()).length
  const outbox = open()
  await outbox.begin(email)
  await outbox.sendDraft(draft)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outbox.snapshot().reports).toMatchObject([{ state: 'failed' }])
  }, patience)
  broken = false
  const other = { art: 1, fund_datum: draft.day, melde_id: crypto.randomUUID() }
  const { id } = await gateway.call(addBeetle, other, { idempotencyKey: other.melde_id })
  forgetKeys()
  await outbox.again(outbox.snapshot().reports?.[0]?.key ?? '')
  await arrived(outbox)
  const rows = await own()
  expect(rows).toHaveLength(before + 2)
  expect(rows.find((row) => row.id === id)?.bilder_anzahl).toBe(0)
  expect(rows.find((row) => row.id === outbox.snapshot().sent[0]?.record)?.bilder_anzahl).toBe(2)
})

test('a week of reports is sent in the end: at the limit they wait, say so, and go on by themselves', async () => {
  const { open, own, limits, state } = stage()
  for (const limit of limits) if (limit.art === 'meldung') limit.menge = limit.stunden === 1 ? 2 : 4
  const before = (await own()).length
  const outbox = open()
  await outbox.begin(email)
  for (let nr = 0; nr < 5; nr++) await outbox.sendDraft({ ...draft, pictures: [] })
  await vi.waitFor(() => expect(outbox.snapshot().arrived).toBe(2), patience)
  await vi.waitFor(() =>
    expect(outbox.snapshot().reports).toMatchObject([
      { state: 'waiting' },
      { state: 'waiting' },
      {
        state: 'waiting',
        problem: expect.stringMatching(/2 Meldungen je Stunde.*\d\d:\d\d Uhr/),
        failure: { code: 'limit_reached', serviceMessage: expect.stringContaining('je Stunde') },
      },
    ]),
  )
  // Trying again by hand does not send it before the limit ends.
  await outbox.again(outbox.snapshot().reports?.[0]?.key ?? '')
  const pass = async (hours: number, arrived: number) => {
    for (const use of state.used) use.at -= hours * 3_660_000
    await vi.advanceTimersByTimeAsync(hours * 3_660_000)
    await vi.waitFor(() => expect(outbox.snapshot().arrived).toBe(arrived), patience)
  }
  expect(await own()).toHaveLength(before + 2)
  await pass(1, 4)
  await vi.waitFor(() => expect(outbox.snapshot().reports?.[0]?.problem).toMatch(/4 Meldungen je Tag/), patience)
  await pass(25, 5)
  expect(outbox.snapshot().reports).toEqual([])
  expect(await own()).toHaveLength(before + 5)
})

test('a refused report can be changed and sent anew; nobody else finds it', async () => {
  const { open, rows } = stage()
  const outbox = open()
  await outbox.begin(email)
  await outbox.sendDraft({ ...draft, day: '2027-05-01' })
  await vi.waitFor(() => expect(outbox.snapshot().reports).toMatchObject([{ state: 'failed', refused: true }]))
  const [refused] = outbox.snapshot().reports ?? []
  expect(await outbox.edit(refused?.key ?? '')).toBe(true)
  const [begun] = outbox.snapshot().reports ?? []
  expect(begun).toMatchObject({ state: 'draft', draft: { remark: draft.remark } })
  expect(begun?.key).not.toBe(refused?.key)
  expect(rows.size).toBe(1)
  await outbox.begin('expert@waldkerf.test')
  expect(outbox.snapshot()).toMatchObject({ reports: [], others: 1 })
  await outbox.begin(email)
  expect(outbox.snapshot().reports).toHaveLength(1)
})

test('nothing goes out until somebody confirms the person; a session that has ended is no fault of the report', async () => {
  let isRefused = false
  const { open, own, gateway } = stage({ refuses: () => isRefused })
  const before = (await own()).length
  const outbox = open()
  outbox.hold(true)
  await outbox.begin(email)
  await outbox.sendDraft({ ...draft, pictures: [] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outbox.snapshot().reports).toMatchObject([{ state: 'waiting' }])
  isRefused = true
  outbox.hold(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outbox.snapshot().reports).toMatchObject([{ state: 'waiting', problem: undefined }])
  isRefused = false
  outbox.hold(true)
  outbox.hold(false)
  await arrived(outbox)
  expect(await gateway.call(getOwnBeetles, {})).toHaveLength(before + 1)
})

const whenOnline = async () => undefined
const blocked = async () => Promise.reject(new DOMException('blocked', 'SecurityError'))

test('where the browser keeps nothing the report is sent all the same, and it is said', async () => {
  const { gateway, own } = stage()
  const before = (await own()).length
  const store = { all: blocked, others: blocked, save: blocked, remove: blocked }
  const calls = createReportCalls(gateway)
  const outbox = createOutbox({ store, calls, message: errorMessage, whenOnline, alone: (work) => work() })
  await outbox.begin(email)
  expect(outbox.snapshot().keepsNothing).toBe(true)
  await outbox.sendDraft({ ...draft, pictures: [] })
  await arrived(outbox)
  expect(await own()).toHaveLength(before + 1)
})
