import type { Request } from '../fixtures/stack.ts'

/** Who calls: nobody, and one demo account per stored status. The order of the cells below. */
export const callers = [
  { role: 'anonymous', email: null },
  { role: 'ogf_new', email: 'neu@waldkerf.test' },
  { role: 'ogf_citizens', email: 'nutzer@waldkerf.test' },
  { role: 'ogf_expert_query', email: 'anfrage@waldkerf.test' },
  { role: 'ogf_expert', email: 'expert@waldkerf.test' },
  { role: 'ogf_admin', email: 'admin@waldkerf.test' },
] as const

/** A status; for 200 also its content: rows, none (also null), yes or no. */
export type Outcome = 200 | 201 | 400 | 401 | 403 | 404 | 409 | 'rows' | 'none' | 'yes' | 'no'

type Cells = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

/** One call and what each caller gets. `{own}` and the like stand for ids of rows made for the caller (callerRows.ts). */
export interface Right {
  what: string
  request: Request
  cells: Cells
}

export const right = (what: string, request: Request, ...cells: Cells): Right => ({ what, request, cells })

/** For administrators alone: everybody else is refused. */
export const admins = (what: string, request: Request, outcome: Outcome) =>
  right(what, request, 401, 403, 403, 403, 403, outcome)
