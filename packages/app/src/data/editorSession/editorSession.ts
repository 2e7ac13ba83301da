import type { Write } from '@waldkerf/domain/office/editor/plan'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import type { WholeDocument } from '../../api/documents/documents.ts'
import { messageOf } from '../../api/errors.ts'
import { outcomeOf } from './outcome.ts'
import { createPendingInserts } from './pendingInserts.ts'
import { createRefusals } from './refusals.ts'
import { sendHead, sendRow } from './sendWrites.ts'
import type { EditorSession, RowState, SessionCalls, SessionSnapshot } from './sessionTypes.ts'
import { createUndoTimes } from './undoTimes.ts'
import { concurrency, pauses, quietTime } from './waits.ts'
import { createWorkingCopy } from './workingCopy.ts'

interface SessionInput {
  kind: DocumentKind
  calls: SessionCalls
  stored: WholeDocument
  /** Something was stored: other windows of this browser may want to know. */
  onStored?: () => void
  now?: () => number
}

/**
 * Edits a document and stores it as it changes: each row for itself, one write of a row at a time, several rows at once.
 * What fails is kept and tried again; what somebody else has changed is merged field by field.
 */
export function createEditorSession({ kind, calls, stored, onStored, now = Date.now }: SessionInput): EditorSession {
  const copy = createWorkingCopy(kind, stored)
  const inserts = createPendingInserts()
  const undoTimes = createUndoTimes(now)
  const refusals = createRefusals(copy.looksOf)
  const busy = new Set<string>()
  const listeners = new Set<() => void>()
  let problem: string | undefined
  let failures = 0
  let isFlushing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let syncing: Promise<void> | undefined
  let current: SessionSnapshot | undefined

  function changed() {
    current = undefined
    for (const listener of listeners) listener()
  }

  function wake(after: number) {
    clearTimeout(timer)
    timer = setTimeout(pump, after)
  }

  const isHeadOpen = () => Object.values(copy.openHead()).some(Boolean)
  const isHeld = (key: string) =>
    busy.has(key) || refusals.has(key) || copy.state().conflicts.some((one) => one.key === key)

  function openWrites(): Write[] {
    const { history, saved } = copy.state()
    return [...copy.openRows(), ...inserts.orphans(history.document.rows, saved)]
  }

  /** Of an archived invoice nothing changes any more. */
  function isFixed() {
    const { document } = copy.state()
    return 'archiviert_am' in document && document.archiviert_am !== null
  }

  /** Sends what may be sent now. */
  function pump() {
    clearTimeout(timer)
    if (!syncing && !isFixed()) {
      if (isHeadOpen() && !isHeld(headKey)) void carryOut(headKey, () => sendHead(kind, copy, calls))
      const waits = openWrites().flatMap(sendOrWait)
      if (waits.length > 0 && busy.size === 0) wake(Math.min(...waits))
    }
    changed()
  }

  /** @returns how long it is still to wait, if it is */
  function sendOrWait(write: Write): number[] {
    if (busy.size >= concurrency || isHeld(write.key)) return []
    const wait = write.kind === 'delete' && !isFlushing ? undoTimes.left(write.key) : 0
    if (wait > 0) return [wait]
    void carryOut(write.key, () => sendRow(write, copy, calls, inserts))
    return []
  }

  async function carryOut(key: string, work: () => Promise<void>) {
    busy.add(key)
    try {
      await work()
      failures = 0
      problem = undefined
      refusals.forget(key)
      onStored?.()
    } catch (error) {
      fail(key, error)
    } finally {
      busy.delete(key)
    }
    if (problem === undefined) pump()
    else changed()
  }

  function fail(key: string, error: unknown) {
    const outcome = outcomeOf(error)
    if (outcome === 'later') {
      problem = messageOf(error)
      wake(pauses[Math.min(failures, pauses.length - 1)] ?? 0)
      failures += 1
      return
    }
    inserts.forget(key)
    if (outcome === 'refused') refusals.add(key, messageOf(error))
    else void sync().catch((failed: unknown) => fail(key, failed))
  }

  /** Reads and merges once nothing is under way whose answer would be taken for somebody else's work. */
  async function readAndMerge() {
    while (busy.size > 0) await nextChange()
    copy.merge(await calls.read(), inserts.adopt)
  }

  function sync(): Promise<void> {
    syncing ??= readAndMerge().finally(() => {
      syncing = undefined
      pump()
    })
    return syncing
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        listeners.delete(done)
        resolve()
      }
      listeners.add(done)
    })

  /** What is waited for before all is stored. */
  const underWay = () => syncing ?? (busy.size > 0 ? nextChange() : undefined)

  const stateOf = (key: string) =>
    busy.has(key) ? 'saving' : refusals.has(key) || problem !== undefined ? 'failed' : 'waiting'

  /** What an archived invoice does not have any more. */
  const leftNow = () => (isFixed() ? copy.leftOvers() : [])

  function marksNow(): ReadonlyMap<string, RowState> {
    if (isFixed()) return new Map(leftNow().map(({ key }) => [key, 'failed']))
    const open = [...openWrites().map(({ key }) => key), ...(isHeadOpen() ? [headKey] : [])]
    const asked = copy.state().conflicts.map(({ key }) => [key, 'conflict'] as const)
    return new Map<string, RowState>([...open.map((key) => [key, stateOf(key)] as const), ...asked])
  }

  function makeSnapshot(): SessionSnapshot {
    const { document, data, history, conflicts } = copy.state()
    const asked = isFixed() ? [] : conflicts
    const said = problem ?? refusals.message()
    return { history, marks: marksNow(), problem: said, conflicts: asked, leftOvers: leftNow(), document, data }
  }

  async function flush() {
    isFlushing = true
    problem = undefined
    try {
      pump()
      for (let open = underWay(); open; open = underWay()) {
        await open
        if (problem === undefined) pump()
      }
    } catch (error) {
      problem = messageOf(error)
    } finally {
      isFlushing = false
      changed()
    }
    // What is left over of a fixed invoice is never stored, and keeps nothing else from going on.
    return isFixed() || marksNow().size === 0
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => (current ??= makeSnapshot()),
    sync,
    flush,
    act(action) {
      // A fixed invoice has nothing to take back; a draft may still come back, to be copied.
      if (isFixed() && action.kind !== 'run') return
      if (!copy.act(action)) return
      undoTimes.forget(copy.state().history.document.rows)
      wake(quietTime)
      changed()
    },
    resolve(key, sides) {
      copy.resolve(key, sides)
      pump()
    },
    forget() {
      copy.forget()
      changed()
    },
    stop() {
      if (marksNow().size > 0) void flush()
    },
  }
}
