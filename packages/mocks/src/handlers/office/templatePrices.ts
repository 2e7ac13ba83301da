import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { todaysPrices } from '@waldkerf/domain/office/editor/templatePrices'
import type { MockState } from '../state.ts'

/** A further change of the copies, as in the data service. */
export function takeTemplatePrices({ positionTemplates }: MockState, rows: readonly Position[]): void {
  for (const [at, ep] of todaysPrices(rows, positionTemplates).entries()) {
    const row = rows[at]
    if (row && ep !== row.ep) Object.assign(row, { ep, unklar_ep: '', version: row.version + 1 })
  }
}
