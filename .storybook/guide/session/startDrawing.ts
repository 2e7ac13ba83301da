import {
  type StartKind,
  type StartOutcome,
  type StartResult,
  startTable,
} from '@waldkerf/app/session/machine/startTable'
import type { DiagramEdge, DiagramNode } from '../StateDiagram/StateDiagram.tsx'

/** Kinds of start stand at the left, their outcomes at the right. */
export type StartNode = StartKind | StartOutcome

/** One cell of the table. */
export interface StartCell {
  kind: StartKind
  result: StartResult
  outcome: StartOutcome
}

/** The table as a list, in its own order. */
export const startCells: readonly StartCell[] = (Object.keys(startTable) as StartKind[]).flatMap((kind) =>
  (Object.entries(startTable[kind]) as [StartResult, StartOutcome][]).map(([result, outcome]) => ({
    kind,
    result,
    outcome,
  })),
)

/** The drawing's size in px. */
export const startSize = { width: 1000, height: 460 }

const places: Readonly<Record<StartNode, { x: number; y: number }>> = {
  fresh: { x: 130, y: 90 },
  again: { x: 130, y: 230 },
  returning: { x: 130, y: 370 },
  end: { x: 870, y: 60 },
  accept: { x: 870, y: 170 },
  tryLater: { x: 870, y: 280 },
  reloadOrStop: { x: 870, y: 390 },
}

/** @returns all that is drawn, each with its words */
export const startNodes = (describe: (node: StartNode) => string): readonly DiagramNode<StartNode>[] =>
  (Object.keys(places) as StartNode[]).map((id) => ({ id, title: id, note: describe(id), ...places[id] }))

/** The words stand near where the arrow begins, before the arrows cross. */
export const startEdges: readonly DiagramEdge<StartNode>[] = startCells.map(({ kind, result, outcome }) => ({
  from: kind,
  to: outcome,
  words: [result],
  bend: 0,
  wordsAt: 0.2,
}))
