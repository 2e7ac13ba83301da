import type { Write } from '../editor/plan.ts'
import type { DocumentKind } from '../workplace/header.ts'
import { headKey } from '../workplace/mergeStored.ts'
import { createStore } from '@waldkerf/domain/store/store'
import type { WholeDocument } from '../workplace/wholeDocument.ts'
import { CallError } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { createAttempts } from './attempts.ts'
import { toOutcome, createRefusals } from './outcome.ts'
import { createPendingInserts } from './pendingInserts.ts'
import { sendHead, sendRow } from './sendWrites.ts'
import type { EditorSession, RowState, SessionCalls, SessionSnapshot, SessionWords } from './sessionTypes.ts'
import { createWorkingCopy } from './workingCopy.ts'
import { emptyQueue, enqueue, type PendingQueue, undo, undoTime } from '@waldkerf/domain/pending/pendingQueue'
import type { Row } from '../editor/document.ts'

/** How long the removal of each row can still be taken back before it is sent. */
function createUndoTimes(now: () => number) {
  let removals: PendingQueue<string, 'remove'> = emptyQueue()
  return {
    /** Ms left, counted from the first call for the row; 0 or less: the removal is due. */
    left(key: string): number {
      if (!removals.entries.has(key)) removals = enqueue(removals, { id: key, work: 'remove' }, now() + undoTime)
      const entry = removals.entries.get(key)
      return entry?.state === 'pending' ? entry.dueAt - now() : 0
    },
    /** Forgets rows that were restored, or whose removal is stored. */
    forget(rows: readonly Row[]) {
      for (const { key } of rows) removals = undo(removals, key)
    },
  }
}

/** How long after the last change writes are sent, in ms. */
const quietTime = 800

/** The largest number of calls that run at the same time. */
const concurrency = 4

interface SessionInput {
  kind: DocumentKind
  calls: SessionCalls
  stored: WholeDocument
  words: SessionWords
  /** Called after something was stored, to tell other windows of this browser. */
  onStored?: () => void
  now?: () => number
}

/**
 * Edits a document and stores it as it changes: each row by itself, one write of a row at a time, several rows at once.
 * A failed write is kept and repeated a few times automatically; changes by others are merged field by field.
 */
export function createEditorSession({
  kind,
  calls,
  stored,
  words,
  onStored,
  now = Date.now,
}: SessionInput): EditorSession {
  const copy = createWorkingCopy(kind, stored)
  const inserts = createPendingInserts()
  const undoTimes = createUndoTimes(now)
  const refusals = createRefusals(copy.fingerprint)
  const attempts = createAttempts(now)
  const busy = new Set<string>()
  /** Counts the changes; the snapshot is computed only when it is read. */
  const changes = createStore(0)
  let problem: string | undefined
  let isFlushing = false
  let isUnread = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let syncing: Promise<void> | undefined
  let current: SessionSnapshot | undefined

  function changed() {
    current = undefined
    changes.set(changes.snapshot() + 1)
  }

  function wake(after: number) {
    clearTimeout(timer)
    timer = setTimeout(pump, after)
  }

  const isHeadOpen = () => Object.values(copy.openHead()).some(Boolean)
  const isHeld = (key: string) => busy.has(key) || refusals.has(key) || askedNow().some((one) => one.key === key)

  function openWrites(): Write[] {
    const { history, saved } = copy.state()
    return copy.isClosed() ? [] : [...copy.openRows(), ...inserts.orphans(history.document.rows, saved)]
  }

  /** Sends all writes that are due, and sets a timer for the next. */
  function pump() {
    clearTimeout(timer)
    if (!syncing) {
      const rows = openWrites().toSorted((one, other) => Number(isLost(one)) - Number(isLost(other)))
      // A status that closes the document goes last: the line items before it would be refused.
      const isHeadNext = isHeadOpen() && !(copy.isClosing() && rows.length > 0)
      const head = isHeadNext ? sendOrWait(headKey, 0, () => sendHead(kind, copy, calls)) : []
      const waits = [...head, ...rows.flatMap(sendRowOrWait)].filter(Number.isFinite)
      if (waits.length > 0 && busy.size === 0) wake(Math.min(...waits))
      // Undone here, or already stored: no failed write is left.
      if (rows.length === 0 && !isHeadOpen() && busy.size === 0) calm()
    }
    changed()
  }

  function calm() {
    attempts.restart()
    problem = undefined
  }

  const isLost = ({ key }: Write) => attempts.isLost(key)

  function sendRowOrWait(write: Write): number[] {
    const undoable = write.kind === 'delete' && !isFlushing && !isHeld(write.key) ? undoTimes.left(write.key) : 0
    return sendOrWait(write.key, undoable, () => sendRow(write, copy, calls, inserts))
  }

  /** @returns the ms still to wait, if any */
  function sendOrWait(key: string, undoable: number, work: () => Promise<void>): number[] {
    if (busy.size >= concurrency || isHeld(key)) return []
    const wait = Math.max(undoable, attempts.wait(key))
    if (wait > 0) return [wait]
    void carryOut(key, work)
    return []
  }

  async function carryOut(key: string, work: () => Promise<void>) {
    busy.add(key)
    try {
      await work()
      end(key)
      refusals.forget(key)
      onStored?.()
    } catch (error) {
      fail(key, error)
    } finally {
      busy.delete(key)
    }
    pump()
  }

  function end(key: string) {
    if (attempts.end(key)) problem = undefined
  }

  function fail(key: string, error: unknown) {
    const outcome = toOutcome(error)
    if (outcome === 'later') return lose(key, error)
    if (outcome === 'refused') {
      inserts.forget(key)
      end(key)
      return refusals.add(key, words.message(error))
    }
    // An insert keeps its key: if it was stored after all, the next read finds it by the key.
    if (!attempts.outdate(key)) refusals.add(key, lastingReason(error))
    void sync().catch((failed: unknown) => {
      lose(key, failed)
      pump()
    })
  }

  /** The reason of a write refused as outdated although its version was just read; hardly by another user's change. */
  const lastingReason = (error: unknown) =>
    error instanceof ConflictError ? words.lastingConflict() : words.message(error)

  function lose(key: string, error: unknown) {
    problem = words.message(error)
    attempts.lose(key, error instanceof CallError ? error.retryAfter : undefined)
  }

  /** Reads and merges once no own write is unanswered: its result would look like another user's change. */
  async function readAndMerge() {
    while (busy.size > 0) await nextChange()
    copy.merge(await calls.read(), inserts.adopt)
  }

  function sync(): Promise<void> {
    syncing ??= readOrKnow().finally(() => {
      syncing = undefined
      pump()
    })
    return syncing
  }

  /** A successful read after a failed one means that the connection is back. */
  async function readOrKnow() {
    try {
      await readAndMerge()
      if (isUnread) attempts.restart()
      isUnread = false
    } catch (error) {
      isUnread = true
      throw error
    }
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const leave = changes.subscribe(() => {
        leave()
        resolve()
      })
    })

  /** The running work to wait for before all is stored. */
  const underWay = () => syncing ?? (busy.size > 0 || attempts.isMerging() ? nextChange() : undefined)

  const writeState = (key: string) =>
    busy.has(key) ? 'saving' : refusals.has(key) || problem !== undefined ? 'failed' : 'waiting'

  /** A closed document takes neither side of a conflict. */
  const askedNow = () => (copy.isClosed() ? [] : copy.state().conflicts)

  function marksNow(): ReadonlyMap<string, RowState> {
    const refused = copy.refusedText().map(({ key }) => [key, 'failed'] as const)
    const open = [...openWrites().map(({ key }) => key), ...(isHeadOpen() ? [headKey] : [])]
    const asked = askedNow().map(({ key }) => [key, 'conflict'] as const)
    return new Map<string, RowState>([...refused, ...open.map((key) => [key, writeState(key)] as const), ...asked])
  }

  function makeSnapshot(): SessionSnapshot {
    const { document, data, history } = copy.state()
    const refused = refusals.first()
    return {
      history,
      marks: marksNow(),
      problem: problem ?? refused?.message,
      problemAt: problem === undefined ? refused?.key : undefined,
      conflicts: askedNow(),
      leftOvers: copy.refusedText(),
      closed: copy.isClosed() ? copy.storedDocument() : undefined,
      document,
      data,
    }
  }

  async function flush() {
    isFlushing = true
    calm()
    // The button sends refused changes again, so that the user sees the message once more, or that it worked.
    refusals.clear()
    try {
      pump()
      for (let open = underWay(); open; open = underWay()) {
        await open
        if (problem === undefined) pump()
      }
    } catch (error) {
      problem = words.message(error)
    } finally {
      isFlushing = false
      changed()
    }
    // Text that a closed document refuses must not block other changes.
    return copy.isClosed() ? !isHeadOpen() : marksNow().size === 0
  }

  return {
    subscribe: changes.subscribe,
    snapshot: () => (current ??= makeSnapshot()),
    unsaved: copy.leftOvers,
    sync,
    flush,
    act(action) {
      // A closed document has nothing to undo, but a draft kept by the browser may be restored, to be copied.
      if (copy.isClosed() && action.kind !== 'run') return
      if (!copy.act(action)) return
      undoTimes.forget(copy.state().history.document.rows)
      if (attempts.isOver()) attempts.restart()
      wake(quietTime)
      changed()
    },
    resolve(key, sides) {
      copy.resolve(key, sides)
      attempts.restart()
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
