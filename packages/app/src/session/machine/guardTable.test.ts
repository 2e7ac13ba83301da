import fc from 'fast-check'
import { expect, test } from 'vitest'
import { follow, type GuardAction, type GuardEvent, type GuardState, guardTable } from './guardTable.ts'

const events: GuardEvent[] = [
  'asked',
  'userLoaded',
  'userMissing',
  'noLine',
  'profileRefused',
  'ended',
  'endedIdle',
  'signedInAgain',
  'someoneElse',
  'signedOut',
]

interface Step {
  from: GuardState
  event: GuardEvent
  to: GuardState
  action: GuardAction
}

/** Enough random walks to meet each pair of state and event: some states are reached by only one event of ten. */
const numRuns = 2_000

/** Random walks through the table, at most 40 steps each, all beginning at `nobody`. */
const walks = fc.array(fc.constantFrom(...events), { maxLength: 40 }).map((happened) => {
  let state: GuardState = 'nobody'
  return happened.map((event): Step => {
    const from = state
    const [to, action] = follow(from, event)
    state = to
    return { from, event, to, action }
  })
})

/** Each must hold for every step of every walk. */
const laws: Record<string, (step: Step) => boolean> = {
  'a role becomes known only by user data': ({ from, event, to }) =>
    to !== 'known' || from === 'known' || from === 'over' || event === 'userLoaded',
  'a known role is lowered by no failure': ({ from, to }) => from !== 'known' || to !== 'least',
  'a session ends only over a person who is shown': ({ from, to }) =>
    to !== 'over' || ['over', 'known', 'away'].includes(from),
  'without a line nothing lowers the kept person': ({ from, to }) =>
    from !== 'away' || !['least', 'refused'].includes(to),
  'only the same person brings an ended one back': ({ from, event, to }) =>
    from !== 'over' || to !== 'known' || event === 'signedInAgain',
  'the token is cleared for a refused profile alone, and never over an open page': ({ from, event, action }) =>
    action !== 'refuse' || (event === 'profileRefused' && (from === 'fetching' || from === 'least')),
  'nothing typed is left unasked: only another tab or an idle page takes a known role away': ({ from, event, to }) =>
    from !== 'known' || to !== 'nobody' || ['endedIdle', 'someoneElse', 'signedOut'].includes(event),
  'somebody else in another tab empties every page that shows a person': ({ from, event, action }) =>
    event !== 'someoneElse' || from === 'nobody' || from === 'refused' || action === 'reload',
  'so does nobody': ({ from, event, action }) =>
    event !== 'signedOut' || from === 'nobody' || from === 'refused' || action === 'leave',
  'what changes nothing does nothing': ({ from, to, action }) => action !== 'none' || to === from,
  'what leaves the page ends with nobody': ({ to, action }) =>
    !['signIn', 'reload', 'leave'].includes(action) || to === 'nobody',
}

test.each(Object.entries(laws))('whatever happens in whatever order, %s', (_law, holds) =>
  expect(
    fc.check(
      fc.property(walks, (steps) => steps.every(holds)),
      { numRuns },
    ),
  ).toMatchObject({ failed: false }),
)

test('every state can be reached and left', () => {
  const reached = new Set(Object.values(guardTable).flatMap((row) => Object.values(row).map(([to]) => to)))
  for (const state of Object.keys(guardTable) as GuardState[]) {
    expect(reached).toContain(state)
    expect(Object.values(guardTable[state]).some(([to]) => to !== state)).toBe(true)
  }
})
