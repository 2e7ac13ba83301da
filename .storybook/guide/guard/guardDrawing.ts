import { type GuardEvent, type GuardState, guardTable, type Transition } from '@waldkerf/app/session/machine/guardTable'
import type { DiagramEdge, DiagramNode } from '../StateDiagram/StateDiagram.tsx'

/** One line of the table. */
export interface GuardStep {
  from: GuardState
  event: GuardEvent
  to: GuardState
  action: Transition[1]
}

/** The guard's table as a list, in its own order. */
export const guardSteps: readonly GuardStep[] = (Object.keys(guardTable) as GuardState[]).flatMap((from) =>
  (Object.entries(guardTable[from]) as [GuardEvent, Transition][]).map(([event, [to, action]]) => ({
    from,
    event,
    to,
    action,
  })),
)

/** The drawing's size in px. */
export const guardSize = { width: 1080, height: 780 }

/** Places of the states: a sign-in from left to right, its failures below. */
const places: Readonly<Record<GuardState, { x: number; y: number }>> = {
  nobody: { x: 120, y: 400 },
  fetching: { x: 450, y: 400 },
  away: { x: 450, y: 130 },
  known: { x: 740, y: 250 },
  over: { x: 970, y: 400 },
  least: { x: 450, y: 620 },
  refused: { x: 850, y: 620 },
}

/** Arrows that would cross another box or cover words swing out. */
const bends: Partial<Record<`${GuardState} ${GuardState}`, number>> = {
  'nobody fetching': 24,
  'fetching nobody': 48,
  'fetching refused': 14,
  'least least': -1,
  'away away': 1,
  'away over': -120,
  'away nobody': 30,
  'least away': 110,
  'least known': 24,
  'least nobody': 64,
  'known nobody': -90,
  'known over': -28,
  'over known': -20,
  'over nobody': -330,
  'refused fetching': 46,
}

/** @returns the states, each with its words */
export const guardNodes = (describe: (state: GuardState) => string): readonly DiagramNode<GuardState>[] =>
  (Object.keys(places) as GuardState[]).map((id) => ({ id, title: id, note: describe(id), ...places[id] }))

/** Lines of the table that lead from one state to the same other one share an arrow. */
export const guardEdges: readonly DiagramEdge<GuardState>[] = [
  ...Map.groupBy(guardSteps, ({ from, to }) => `${from} ${to}` as const),
].flatMap(([way, [first, ...more]]) =>
  first
    ? {
        from: first.from,
        to: first.to,
        words: [first, ...more].map(({ event }) => event),
        bend: bends[way] ?? 0,
      }
    : [],
)
