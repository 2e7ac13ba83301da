import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { MockState } from '../state.ts'
import { Problem, refuse } from './problem.ts'

const hour = 3_600_000
const minute = 60_000

/**
 * Counts an account's use against its limit, as in `app.use_allowance`: by minutes, ten times as much for reviewers; an
 * amount larger than the limit is allowed when nothing else was used.
 * @param amount reports, documents, bytes of pictures
 * @throws Problem 429 until the limit allows it
 */
export function useAllowance(state: MockState, caller: Caller, kind: 'meldung' | 'bild' | 'versand', amount = 1): void {
  const now = Date.now()
  const times = may(caller.role, 'reviewBeetles') ? 10 : 1
  const unit = kind === 'bild' ? 1_000_000 : 1
  const own = state.used.filter((one) => one.email === caller.email && one.kind === kind)
  const full = state.limits
    .filter(({ art }) => art === kind)
    .flatMap((limit) => {
      const life = limit.stunden * hour
      let sum = amount
      const end = own
        .filter((one) => one.at + minute > now - life)
        .toSorted((a, b) => b.at - a.at)
        .find((one) => (sum += one.amount) > limit.menge * times * unit)
      return end ? [{ limit, until: end.at + minute + life }] : []
    })
    .toSorted((a, b) => b.until - a.until)[0]
  if (full) throw refuseUntil(kind, full.until, full.limit.menge * times, full.limit.stunden)
  state.used.push({ email: caller.email, kind, amount, at: now - (now % minute) })
}

/** Makes the refusal, as `app.refuse_until` does. */
function refuseUntil(kind: 'meldung' | 'bild' | 'versand', until: number, most: number, hours: number): Problem {
  const { format } = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  const [today] = format().split(', ')
  const [day = '', time = ''] = format(until).split(', ')
  const said = day === today ? `um ${time}` : `am ${day.slice(0, 6)} um ${time}`
  const { status, message, answer } = refuse(
    `limit_reached.${kind}`,
    undefined,
    most,
    hours === 1 ? 'Stunde' : 'Tag',
    said,
  )
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000))
  return new Problem(status, message, { ...answer, headers: { 'Retry-After': String(seconds) } })
}
