import { useRef, useState } from 'react'
import { isOvertaken, type ReviewValues } from '@waldkerf/domain/beetles/decisions/conflict'
import { hasReporter } from '@waldkerf/domain/beetles/people'
import { reopenedWords } from '@waldkerf/domain/beetles/takeBack'
import {
  findBlocker,
  isQuietStep,
  needsConfirmation,
  needsMessage,
  sendsSameMessage,
} from '@waldkerf/domain/beetles/transitions'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { isWaiting, lastPending } from '@waldkerf/domain/pending/pendingQueue'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { errorText } from '@waldkerf/domain/words/failureText'
import { usePendingQueue } from '@waldkerf/ui/browser/usePendingQueue'
import type { GisActions } from '@waldkerf/ui/screens/gis/gisTypes.ts'
import { writtenDecision } from '../reviewKeys.ts'
import { collectOpenWork, type Decision, type DecisionNote, decisionOutcome, useOpenWork } from './outcome.ts'
import { useKeptDecisions } from './useKeptDecisions.ts'
import { useSpeciesChanges } from './useSpeciesChanges.ts'
import { useStoredDecisions, useTakeBack } from './useTakeBack.ts'

/** Things noted by record. */
function useNotes<T>() {
  const [notes, setNotes] = useState<ReadonlyMap<number, T>>(new Map())
  const note = (id: number, value: T | undefined) =>
    setNotes((all) => {
      const next = new Map(all)
      if (value === undefined) next.delete(id)
      else next.set(id, value)
      return next
    })
  /** Takes the note away if it is still this one: what was typed meanwhile stays. */
  const forget = (id: number, value: T) =>
    setNotes((all) => (all.get(id) === value ? new Map([...all].filter(([key]) => key !== id)) : all))
  return [notes, note, forget] as const
}

/** A claim is stored at once, so that others see it; all else waits, and can be taken back. */
const isAtOnce = (status: BeetleStatus) => status === 'in_review'

/** Statuses that tell the reporter nothing are sent without a message: what is typed stays a draft. */
const withWords = (status: BeetleStatus, typed: string): Decision =>
  isQuietStep(status) || isBlank(typed) ? { status } : { status, message: typed }

/**
 * Drafts and decisions, per record. A decision waits 5 s, in which it can be taken back; going on to other records loses
 * neither the typed text nor the news that saving failed.
 * @param stored the records as they are stored
 */
export function useDecisions(
  stored: readonly Beetle[],
  actions: Pick<GisActions, 'review' | 'setSpecies' | 'persistence'>,
) {
  const [drafts, noteDraft, forgetDraft] = useNotes<string>()
  const [notes, note] = useNotes<DecisionNote>()
  const decided = useStoredDecisions()
  /** Each record as it was when it was decided on, to notice changes by others meanwhile. */
  const bases = useRef(new Map<number, Beetle>())
  const species = useSpeciesChanges(async (id, art) => {
    await actions.setSpecies(id, art)
    const base = bases.current.get(id)
    // The person's own change of the species must not count as a conflict.
    if (base) bases.current.set(id, { ...base, art })
  })
  const { chosen } = species
  const findRow = (id: number) => {
    const row = stored.find((one) => one.id === id)
    const art = chosen.get(id)
    return row && art !== undefined ? { ...row, art } : row
  }

  async function send(id: number, decision: Decision) {
    // The species comes first, so that it is right when the record is published.
    await species.settled(id)
    const base = bases.current.get(id)
    const row = findRow(id)
    const mine = base && { art: base.art, message: base.message, ...decision }
    try {
      if (mine && row && row.version > base.version && isOvertaken(base, mine, row)) {
        throw new ConflictError('The record was changed by somebody else', row)
      }
      await actions.review(id, decision)
      if (decision.message !== undefined) forgetDraft(id, decision.message)
      note(id, { kind: 'stored' })
      decided.note({ id, status: decision.status })
    } catch (error) {
      if (mine && error instanceof ConflictError && error.stored) {
        note(id, { kind: 'conflict', conflict: { base, mine, theirs: error.stored as Beetle } })
      }
      throw error
    }
  }
  const { runner, queue } = usePendingQueue(send)
  useKeptDecisions({ stored, persistence: actions.persistence, queue: runner.snapshot, bases, send: runner.enqueue })
  const undo = (id: number) => {
    runner.undo(id)
    note(id, undefined)
  }
  const last = lastPending(queue)
  const undoable = last?.state === 'pending' && isAtOnce(last.work.status) ? undefined : last
  const back = useTakeBack({
    decided,
    findRow,
    pending: undoable?.id,
    sending: [...queue.entries.values()].find(({ state }) => state === 'sending')?.id,
    undo,
    ask: ({ id }) => note(id, { kind: 'reopen' }),
  })
  const open = collectOpenWork(queue, notes, drafts)
  const failed = [...new Set([...open.failed, ...species.failed])]
  const settle = async () => void (await Promise.all([species.settle(), runner.settle()]))
  useOpenWork({ ...open, failed, waiting: [...open.waiting, ...species.waiting] }, settle, actions.persistence)

  function take(row: Beetle, status: BeetleStatus, typed: string) {
    bases.current.set(row.id, row)
    note(row.id, undefined)
    runner.enqueue(row.id, withWords(status, typed))
    if (isAtOnce(status)) runner.hasten(row.id)
  }

  const setSpecies = (id: number, art: number) => species.set(id, art, stored.find((one) => one.id === id)?.art)
  const draftMessage = (id: number) => drafts.get(id) ?? ''
  return {
    queue,
    chosen,
    draftMessage,
    recordOutcome: (id: number) => decisionOutcome(queue, notes, id),
    /** The decision that is sent with the words to the reporter, as soon as it is begun or some are written. */
    written(id: number) {
      const [row, outcome] = [findRow(id), decisionOutcome(queue, notes, id)]
      const isWritten = outcome?.kind === 'messageMissing' || !isBlank(draftMessage(id))
      return row && isWritten ? writtenDecision(row.status, outcome, hasReporter(row)) : undefined
    },
    /** Words for a decision are chosen before it is: they are not sent with another one. */
    begin(id: number, status: BeetleStatus) {
      const entry = queue.entries.get(id)
      if (entry && isWaiting(entry)) return
      if (needsMessage(status)) note(id, { kind: 'messageMissing', status, isFirst: true })
      else if (notes.get(id)?.kind === 'messageMissing') note(id, undefined)
    },
    last: undoable,
    takeBack: back.takeBack,
    undoNews: back.news,
    forgetNews: back.forgetNews,
    /** The last one takes back what is published. */
    withdraws: last !== undefined && needsConfirmation(findRow(last.id)?.status ?? '', last.work.status),
    /** Records whose decision is not stored and needs a look. */
    unsaved: [
      ...new Set([
        ...[...queue.entries.values()].flatMap(({ id, state }) => (state === 'failed' ? id : [])),
        ...species.failed,
      ]),
    ],
    speciesNews: species.news,
    setSpecies,
    undo,
    again: (id: number) => runner.hasten(id),
    /** Sets the message to the reporter; a pending decision takes it along, and its waiting time starts again. */
    write(id: number, text: string) {
      noteDraft(id, text === '' ? undefined : text)
      const entry = queue.entries.get(id)
      if (!entry || !isWaiting(entry) || isQuietStep(entry.work.status)) return
      const { status } = entry.work
      if (isBlank(text) && needsMessage(status) && hasReporter(findRow(id) ?? { user_id: null })) undo(id)
      else runner.enqueue(id, withWords(status, text))
    },
    /** Takes a decision if the table allows it; the same one again sends it at once. Returns its outcome. */
    decide(id: number, status: BeetleStatus, confirmed = false): 'messageMissing' | 'confirm' | 'taken' | undefined {
      const row = findRow(id)
      const entry = queue.entries.get(id)
      back.forgetNews()
      if (!row || entry?.state === 'sending' || (status === 'query' && !hasReporter(row))) return undefined
      if (entry && isWaiting(entry) && entry.work.status === status) {
        runner.hasten(id)
        return 'taken'
      }
      const typed = draftMessage(id)
      const blocker = findBlocker(row.status, status, typed, { confirmed, toNobody: !hasReporter(row) })
      if (blocker === 'notAllowed') return undefined
      if (blocker === 'messageMissing' && needsMessage(status)) {
        note(id, { kind: blocker, status, isFirst: notes.get(id)?.kind !== blocker })
      } else if (blocker === 'confirm') note(id, { kind: blocker })
      else take(row, status, hasReporter(row) || needsMessage(status) ? typed : '')
      return blocker ?? 'taken'
    },
    /** Opens a decided record again, and tells its reporter. */
    reopen(id: number) {
      const row = findRow(id)
      if (!row) return
      take(row, 'new', '')
      runner.enqueue(id, { status: 'new', message: reopenedWords })
      runner.hasten(id)
    },
    /** Cancels the question that comes before a withdrawal, or before a record is opened again. */
    leave: (id: number) => note(id, undefined),
    /** Ends a conflict with the chosen values; those stored are kept when there are none. */
    async resolve(theirs: Beetle, values: ReviewValues | undefined) {
      const { id } = theirs
      undo(id)
      noteDraft(id, undefined)
      if (!values) return
      try {
        if (values.art !== theirs.art) await setSpecies(id, values.art)
        if (values.status !== theirs.status || values.message !== theirs.message) {
          const status = values.status as BeetleStatus
          const isSaid = values.message !== theirs.message || sendsSameMessage(status)
          take({ ...theirs, art: values.art }, status, isSaid ? values.message : '')
          runner.hasten(id)
        }
      } catch (error) {
        note(id, { kind: 'failed', message: errorText(error) })
      }
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>
