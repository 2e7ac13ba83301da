import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { taxLines } from '@waldkerf/domain/office/documentModel/totalLines'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { Fragment, memo } from 'react'
import { Totals } from './letter.styles.ts'

export interface LetterTotalsProps {
  totals: Pick<DocumentModel, 'net' | 'gross' | 'rates' | 'taxCase'>
  /** A number cannot be read, so the total is unknown. */
  unclear?: boolean
}

/** Net, VAT per rate and gross, where they print. */
export const LetterTotals = memo(function LetterTotals({ totals, unclear = false }: LetterTotalsProps) {
  const money = (amount: string) => (unclear ? '–' : formatMoney(amount))
  return (
    <Totals>
      <dt>{documentWords.net}</dt>
      <dd>{money(totals.net)}</dd>
      {taxLines(totals, money).map(([words, amount]) => (
        <Fragment key={words}>
          <dt>{words}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
      <dt data-gross="">{documentWords.gross}</dt>
      <dd data-gross="">{money(totals.gross)}</dd>
    </Totals>
  )
})
