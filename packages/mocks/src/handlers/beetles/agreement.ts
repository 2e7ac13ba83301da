import type { PictureAgreement } from '@waldkerf/domain/calls/beetles/pictures'
import type { calls } from '@waldkerf/domain/calls/contract'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { toFlag } from '../values/arguments.ts'
import { isOwn } from './beetles.ts'

const ownIds = ({ beetles }: MockState, caller: Caller) =>
  new Set(beetles.filter((row) => isOwn(caller, row)).map(({ id }) => id))

function given(state: MockState, caller: Caller): PictureAgreement {
  const own = ownIds(state, caller)
  return {
    neue: state.agreeing.has(caller.email),
    meldungen: state.agreedRecords.filter((id) => own.has(id)).toSorted((a, b) => a - b),
  }
}

export function agreeForReport(state: MockState, record: number, agrees: boolean): void {
  const others = state.agreedRecords.filter((id) => id !== record)
  state.agreedRecords = agrees ? [...others, record] : others
}

/** Agreements that pictures of own reports are shown to others for comparison. */
export const agreementHandlers = {
  getPictureAgreement: ({ state, caller }) => given(state, caller),
  setPictureAgreement({ state, caller, payload: { kid = '', zeigen } }) {
    const agrees = toFlag(zeigen)
    if (kid === '') {
      if (agrees) state.agreeing.add(caller.email)
      else state.agreeing.delete(caller.email)
      return given(state, caller)
    }
    const record = toId(kid)
    if (!ownIds(state, caller).has(record)) throw refuse('not_found.report')
    agreeForReport(state, record, agrees)
    return given(state, caller)
  },
  withdrawAgreements({ state, caller }) {
    const own = ownIds(state, caller)
    state.agreedRecords = state.agreedRecords.filter((id) => !own.has(id))
    state.agreeing.delete(caller.email)
    return given(state, caller)
  },
} satisfies Partial<AreaHandlers<typeof calls.pictures>>
