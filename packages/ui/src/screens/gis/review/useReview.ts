import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { GisActions, GisRights } from '../gisTypes.ts'
import type { Decisions } from './decide/useDecisions.ts'
import { texts } from './review.texts.ts'
import { type DecisionLetters, handleReviewKey, type ReviewCommands } from './reviewKeys.ts'
import { useQueue } from './useQueue.ts'

interface ReviewInput {
  rows: readonly Beetle[]
  selectedId: number | undefined
  /** The selected record is there. */
  open: boolean
  select: GisActions['select']
  decisions: Decisions
  rights: GisRights
  /** A decision that tells the reporter something leads on to the next record. */
  goOn: boolean
  drawerRef: RefObject<HTMLElement | null>
  screenRef: RefObject<HTMLElement | null>
}

const noIds: ReadonlySet<number> = new Set()

/** It waits for an expert; a question without an answer waits for its reporter. */
const isOurs = ({ status, beantwortet }: Beetle) =>
  beantwortet || waitingStatuses.some((one) => one === status && one !== 'query')

/** The list of records within the screen, as table or pictures. */
export const findList = (screen: HTMLElement | null) => screen?.querySelector<HTMLElement>('[role=grid]')

/** Another record begins at its top; on a low screen the drawer scrolls as a whole, on a wide one each column. */
function toTop(drawer: HTMLElement | null) {
  for (const box of [drawer, ...(drawer?.querySelectorAll('[data-scrolls]') ?? [])]) box?.scrollTo({ top: 0 })
}

/** Somebody types, or answers a question: the focus is not taken away by a record that arrives. */
const isBusy = () => document.activeElement?.closest('input, textarea, select, [role=dialog]') != null

/**
 * Moves the focus into the drawer that opens, and back to the table when it closes; a record that a link names gets it
 * when it has come, so that its keys work at once, without a ring: nobody has pressed a key.
 */
function useDrawerFocus(
  { drawerRef, screenRef }: Pick<ReviewInput, 'drawerRef' | 'screenRef'>,
  id: number | undefined,
  open: boolean,
) {
  const shownRef = useRef<number>(undefined)
  const isArrivingRef = useRef(true)
  useEffect(() => {
    const shown = shownRef.current
    const isArriving = isArrivingRef.current
    if (id === undefined) {
      if (shown !== undefined) findList(screenRef.current)?.focus()
      shownRef.current = undefined
      isArrivingRef.current = false
    } else if (open && shown !== id) {
      shownRef.current = id
      isArrivingRef.current = false
      toTop(drawerRef.current)
      const isIn = drawerRef.current?.contains(document.activeElement) === true
      drawerRef.current?.toggleAttribute('data-arrived', isArriving)
      if (!isIn && !(isArriving && isBusy())) drawerRef.current?.focus()
    }
  }, [drawerRef, screenRef, id, open])
}

/** Everything the review of one record keeps: its place in the queue, keys, focus and help. */
export function useReview(input: ReviewInput) {
  const { rows, selectedId, open, select, decisions, rights, goOn, drawerRef, screenRef } = input
  const letters: DecisionLetters = useTexts(texts).decide.letters
  const places = useQueue(rows, selectedId, select)
  const queue = {
    ...places,
    go(steps: number) {
      decisions.forgetNews()
      places.go(steps)
    },
  }
  const [helping, setHelping] = useState(false)
  const [done, setDone] = useState<ReadonlySet<number>>(noIds)
  useDrawerFocus(input, selectedId, open)
  const toDrawer = () => drawerRef.current?.focus()
  /** A pressed button may disappear with its action: the focus goes to the drawer before, so that keys go on working. */
  const inDrawer =
    <Given extends unknown[]>(work: (...given: Given) => unknown) =>
    (...given: Given) => {
      toDrawer()
      void work(...given)
    }

  const decide = (status: BeetleStatus, confirmed?: boolean) => {
    if (selectedId === undefined) return
    const outcome = decisions.decide(selectedId, status, confirmed)
    // The button that was pressed may go with the old status: the focus stays in the drawer, so that keys go on working.
    if (outcome === 'messageMissing') drawerRef.current?.querySelector('textarea')?.focus()
    else if (outcome) toDrawer()
    if (outcome === 'taken' && letters[status]) setDone((all) => new Set(all).add(selectedId))
    if (goOn && outcome === 'taken' && letters[status]) queue.go(1)
  }
  const undo = () => {
    const isPending = decisions.last !== undefined
    const id = decisions.takeBack()
    if (id !== undefined) setDone((all) => all.difference(new Set([id])))
    // Shows the record of the decision that is taken back, which may not be the open one; a question is asked there.
    if (id !== undefined && (open || !isPending)) select(id)
    toDrawer()
  }
  /** A decision that is begun, or a question about one, is left before the record is; what is written stays. */
  const leaveBegun = () => {
    const kind = selectedId === undefined ? undefined : decisions.recordOutcome(selectedId)?.kind
    const isBegun = kind === 'messageMissing' || kind === 'confirm' || kind === 'reopen'
    if (isBegun && selectedId !== undefined) decisions.leave(selectedId)
    return isBegun
  }
  const commands: ReviewCommands = {
    decide,
    send() {
      // Keys of a dialog over the screen come here, too.
      const isInside = drawerRef.current?.contains(document.activeElement) === true
      const written = isInside && selectedId !== undefined && decisions.written(selectedId)
      if (written) decide(written)
    },
    undo,
    go: queue.go,
    species: () => drawerRef.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(),
    help: () => setHelping(true),
    list: () => findList(screenRef.current)?.focus(),
    filter: () => screenRef.current?.querySelector<HTMLElement>('[data-filter] :is(button, select, input)')?.focus(),
    close: () => {
      if (!leaveBegun()) select(undefined)
    },
    stopTyping() {
      leaveBegun()
      toDrawer()
    },
  }
  const reach = { open, decisions: rights.review, letters }
  const onLost = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target === document.body) handleReviewKey(event, commands, reach)
  })
  // With another layout the focus is nowhere: what had it is gone, or a browser gives none to a button that is clicked.
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: globalThis.KeyboardEvent) => onLost(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  return {
    queue,
    /** The work that is left, and the part of it that is done in this visit; a question that waits for its answer is neither. */
    progress: {
      left: rows.filter((row) => isOurs(row)).length,
      done: [...done].filter((id) => !decisions.unsaved.includes(id)).length,
    },
    decisions,
    decide,
    undo,
    resolve: inDrawer(decisions.resolve),
    /** An older text of the message is written again, where one sees it. */
    restore(text: string) {
      if (selectedId === undefined) return
      decisions.write(selectedId, text)
      drawerRef.current?.querySelector('textarea')?.focus()
    },
    leave: inDrawer(decisions.leave),
    reopen: inDrawer(decisions.reopen),
    again: inDrawer(decisions.again),
    drop: inDrawer(decisions.undo),
    async setSpecies(art: number) {
      if (selectedId === undefined) return
      toDrawer()
      await decisions.setSpecies(selectedId, art)
    },
    helping,
    showHelp: () => setHelping(true),
    hideHelp: () => setHelping(false),
    onKeyDown: (event: KeyboardEvent) => handleReviewKey(event, commands, reach),
  }
}

export type Review = ReturnType<typeof useReview>
