import { CallError } from '@waldkerf/domain/calls/CallError'
import { createStore } from '@waldkerf/domain/store/store'
import { deliver, limitedFor, type ReportCalls } from './delivery.ts'
import { keptFailure, type ReportDraft, type ReportStore, type StoredReport } from './unsentReport.ts'

export interface OutboxState {
  /** The person's reports on this device, the latest first; undefined until they were read. */
  reports: readonly StoredReport[] | undefined
  /** This browser cannot store reports: those not sent are lost when the window closes. */
  keepsNothing: boolean
  /** How many have arrived since the page was opened. */
  arrived: number
  /** Those that have arrived, each with its record's number, the latest first. */
  sent: readonly StoredReport[]
  /** How many reports of other people wait on this device; nothing else of them is told. */
  others: number
}

export interface OutboxOptions {
  store: ReportStore
  calls: ReportCalls
  /** The words of a failure, for people. */
  message: (error: unknown) => string
  whenOnline: () => Promise<void>
  /** Runs the work while no other window sends. */
  alone: (work: () => Promise<void>) => Promise<void>
}

const nothing: OutboxState = { reports: undefined, keepsNothing: false, arrived: 0, sent: [], others: 0 }

/** The service stored nothing and will refuse the report again unless it is changed. */
const isRefused = (error: unknown) => error instanceof CallError && [400, 413].includes(error.status)

/**
 * The reports that are not sent yet: kept in the browser, sent one after the other, taken up again after a reload. One
 * draft at a time; a report that waits to be sent can no longer be edited.
 */
export function createOutbox({ store, calls, message, whenOnline, alone }: OutboxOptions) {
  const state = createStore(nothing)
  let user = ''
  let reading: Promise<void> | undefined
  let sending: Promise<void> | undefined
  let person = new AbortController()
  /** Set while the account's limit is reached; sending continues when it ends. */
  let pause: ReturnType<typeof setTimeout> | undefined
  /** Nobody has confirmed that the person is signed in. */
  let isHeld = false
  const reports = () => state.snapshot().reports ?? []
  const put = (change: Partial<OutboxState>) => state.set({ ...state.snapshot(), ...change })
  const find = (key: string) => reports().find((one) => one.key === key)

  /** Serialises writes to the store in the order of the changes. */
  let writing = Promise.resolve()
  function write(work: () => Promise<void>): Promise<void> {
    writing = writing.then(work).catch(() => put({ keepsNothing: true }))
    return writing
  }

  function show(report: StoredReport) {
    const known = find(report.key) !== undefined
    put({ reports: known ? reports().map((one) => (one.key === report.key ? report : one)) : [report, ...reports()] })
  }

  function keep(report: StoredReport): Promise<void> {
    show(report)
    return write(() => store.save(report))
  }

  const others = (key: string) => reports().filter((one) => one.key !== key)

  function drop(key: string): Promise<void> {
    put({ reports: others(key) })
    return write(() => store.remove(key))
  }

  async function sendOne(report: StoredReport, signal: AbortSignal) {
    try {
      if (report.problem !== undefined) await keep({ ...report, problem: undefined })
      const onStep = async (step: StoredReport) => {
        if (!signal.aborted) await keep(step)
      }
      await deliver({ ...report, problem: undefined }, { calls, whenOnline, onStep, signal })
      if (signal.aborted) return
      const done = find(report.key)
      const { arrived, sent } = state.snapshot()
      // In one step, so that no list shows it twice or not at all.
      put({ arrived: arrived + 1, sent: done ? [done, ...sent] : sent, reports: others(report.key) })
      await write(() => store.remove(report.key))
    } catch (error) {
      const known = find(report.key)
      if (signal.aborted || !known) return
      const seconds = limitedFor(error)
      // The session has ended: it goes out after the next sign-in.
      if (error instanceof CallError && error.status === 401) {
        isHeld = true
        return
      }
      const told = { problem: message(error), failure: keptFailure(error) }
      if (seconds === undefined) {
        return keep({ ...known, state: 'failed', ...told, refused: isRefused(error) })
      }
      await keep({ ...known, ...told })
      pause = setTimeout(goOn, seconds * 1_000)
    }
  }

  /** Calls `look` once no write is pending. */
  async function whenWritten<T>(look: () => T): Promise<T> {
    let written
    do {
      written = writing
      await written
    } while (written !== writing)
    return look()
  }

  /** Another window may have sent reports, or parts of them. @param draftToo it may have changed the draft as well */
  async function readAgain(draftToo = false) {
    const before = await whenWritten(reports)
    const kept = state.snapshot().keepsNothing ? undefined : await store.all(user).catch(() => undefined)
    if (!kept) return
    // Reports that came or changed while this was read are newer.
    const current = (one: StoredReport) =>
      (one.state === 'draft' && !draftToo) || !before.includes(one) ? [one] : kept.filter(({ key }) => key === one.key)
    const begun = kept.filter(({ key, state: stage }) => draftToo && stage === 'draft' && !find(key))
    put({ reports: [...begun, ...reports().flatMap(current)] })
  }

  async function sendAll(signal: AbortSignal) {
    await readAgain()
    for (;;) {
      const next = reports().findLast((one) => one.state === 'waiting')
      if (!next || pause !== undefined || isHeld || signal.aborted) return
      await sendOne(next, signal)
    }
  }

  function goOn() {
    clearTimeout(pause)
    pause = undefined
    send()
  }

  function send() {
    if (pause !== undefined || isHeld) return
    const { signal } = person
    sending ??= alone(() => sendAll(signal)).finally(() => {
      sending = undefined
      // Reports that were added while this run was ending.
      if (!person.signal.aborted && reports().some((one) => one.state === 'waiting')) send()
    })
  }

  async function read(of: string) {
    const stored = [store.all(of).catch(() => undefined), store.others(of).catch(() => 0)] as const
    const [kept, others] = await Promise.all(stored)
    if (user !== of) return
    // Reports begun while the store was read are newer.
    const begun = reports()
    const older = (kept ?? []).filter(({ key }) => !begun.some((one) => one.key === key))
    put({ reports: [...begun, ...older], keepsNothing: kept === undefined, others })
    send()
  }

  let draftWaits = false
  /** Pictures are megabytes, so keystrokes during a write are stored together by the next one. */
  function keepDraft(report: StoredReport): Promise<void> {
    const known = reports().filter((one) => one.state !== 'draft')
    put({ reports: [report, ...known] })
    if (draftWaits) return writing
    draftWaits = true
    return write(async () => {
      draftWaits = false
      const latest = find(report.key)
      if (latest) await store.save(latest)
    })
  }
  /** Key of the draft that is becoming a waiting report. */
  let leaving: string | undefined
  const draftNow = () => reports().find((one) => one.state === 'draft' && one.key !== leaving)

  /** @returns a report with a new key, since the service does not know it yet */
  const newReport = (draft: ReportDraft): StoredReport => ({
    key: crypto.randomUUID(),
    user,
    since: new Date().toISOString(),
    state: 'draft',
    draft,
    arrived: [],
  })

  return {
    snapshot: state.snapshot,
    subscribe: state.subscribe,
    /** Tells who is signed in; the first call for a person reads the stored reports and sends the waiting ones. */
    begin(email: string): Promise<void> {
      if (email === user && reading) return reading
      person.abort()
      person = new AbortController()
      user = email
      sending = undefined
      clearTimeout(pause)
      pause = undefined
      state.set(nothing)
      reading = read(email)
      return reading
    },
    /** Whether nothing is sent for now, because nobody has confirmed that the person is signed in. */
    hold(held: boolean) {
      const wasHeld = isHeld
      isHeld = held
      if (wasHeld && !held) goOn()
    },
    /** Resolves when everything typed is stored. */
    flush: () => whenWritten(() => undefined),
    /** Reads the draft again as another window left it. */
    async takeDraft(): Promise<void> {
      await reading
      await readAgain(true)
    },
    /** Stores the form's values as the draft. */
    saveDraft(draft: ReportDraft): Promise<void> {
      const known = draftNow()
      return keepDraft(known ? { ...known, draft } : newReport(draft))
    },
    /**
     * Turns the draft into a waiting report and sends it as soon as possible. It is told to wait only once it is stored:
     * the browser may end at any moment after.
     */
    async sendDraft(draft: ReportDraft): Promise<void> {
      const report: StoredReport = { ...(draftNow() ?? newReport(draft)), draft, state: 'waiting' }
      leaving = report.key
      await write(() => store.save(report))
      leaving = undefined
      // Another person may have come meanwhile.
      if (report.user === user) show(report)
      send()
    },
    /** Tries a failed report again at the person's request. */
    async again(key: string): Promise<void> {
      const known = find(key)
      if (known?.state === 'failed') await keep({ ...known, state: 'waiting', problem: undefined, refused: undefined })
      send()
    },
    /**
     * Turns a refused report into the draft, with a new key, since it is another report now.
     * @returns whether it did
     */
    async edit(key: string): Promise<boolean> {
      const known = find(key)
      if (known?.state === 'draft') return true
      if (!known?.refused || known.record !== undefined || draftNow()) return false
      await drop(key)
      await keepDraft(newReport(known.draft))
      return true
    },
    /** Gives up a report, or the pictures of it that have not arrived. */
    discard: drop,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
