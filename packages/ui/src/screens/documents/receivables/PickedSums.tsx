import { type DocumentRow, openSums, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

export interface PickedSumsProps {
  rows: readonly DocumentRow[]
  /** In the view of receivables. */
  onlyOpen?: boolean
}

/** The sum of the picked documents, how much of it is still open, and the credit on them. */
export function PickedSums({ rows, onlyOpen = false }: PickedSumsProps) {
  const { columns } = useTexts(texts)
  const { money } = useMoney()
  const { open, credit = '0.00' } = openSums(rows) ?? {}
  const sums = [
    [columns.gross, onlyOpen ? undefined : sumOfRows(rows)?.gross],
    [columns.open, open],
    [columns.credit, signOfAmount(credit) < 0 ? credit : undefined],
  ] as const
  return (
    <Sums>
      {sums.map(
        ([name, amount]) =>
          amount !== undefined && (
            <span key={name}>
              {name} <strong>{money(amount)}</strong>
            </span>
          ),
      )}
    </Sums>
  )
}

const Sums = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: ${fontSize(13)};

  strong {
    font-weight: ${weight('semibold')};
  }
`
