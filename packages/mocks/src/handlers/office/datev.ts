import type { calls } from '@waldkerf/domain/calls/contract'
import { eachOne } from '@waldkerf/domain/entities/wire'
import { charts } from '@waldkerf/domain/office/datev/accounts'
import type { RefusalKey } from '@waldkerf/domain/refusals/refusals'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'

/** A number as it was typed, '' for none. @throws Problem 400 */
function toNumber(value: string, form: RegExp, key: RefusalKey): string {
  if (value !== '' && !form.test(value)) throw refuse(key)
  return value
}

const toAdviser = (value: string) => toNumber(value, /^(?!1000$)[1-9]\d{3,6}$/, 'bad_adviser')
const toAdviserClient = (value: string) => toNumber(value, /^[1-9]\d{0,4}$/, 'bad_adviser_client')
const toLength = (value: string) => Number(toNumber(value, /^[4-8]$/, 'bad_account_length') || '4')
const toMonth = (value: string) => Number(toNumber(value, /^([1-9]|1[0-2])$/, 'bad_month') || '1')
const toAccount = (value: string) => toNumber(value, /^\d{4,8}$/, 'bad_account')

function toChart(value: string) {
  const chart = charts.find((each) => each === (value || '03'))
  if (chart === undefined) throw refuse('bad_chart')
  return chart
}

/** The numbers and accounts for the tax adviser. */
export const datevHandlers = {
  getDatevSettings: ({ state }) => state.datevSettings,
  setDatevSettings({ state, request, payload }) {
    const { anzahlung_19, anzahlung_7, anzahlung_frei } = state.datevSettings
    const { berater, mandant, kontenrahmen, kontolaenge, jahresbeginn, ...accounts } = {
      anzahlung_19,
      anzahlung_7,
      anzahlung_frei,
      ...payload,
    }
    const columns = {
      berater: toAdviser(berater),
      mandant: toAdviserClient(mandant),
      kontenrahmen: toChart(kontenrahmen),
      kontolaenge: toLength(kontolaenge),
      jahresbeginn: toMonth(jahresbeginn),
      ...eachOne(accounts, toAccount),
    }
    return changeRow(state.datevSettings, columns, request)
  },
} satisfies Partial<AreaHandlers<typeof calls.officeSettings>>
