import type { ForecastFigure, FigureSum } from '@waldkerf/domain/forecast/figureSums'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Columns, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../ForecastScreen.texts.ts'

/** Side by side where there is room. */
const columns: readonly (readonly ForecastFigure[])[] = [['invoices'], ['offers', 'planned', 'expenses']]

export interface SumsCardProps {
  figures: Readonly<Record<ForecastFigure, FigureSum>>
}

/** The forecast as a calculation: each group with its likelihood, and what lowers it further, to the cent. */
export function SumsCard({ figures }: SumsCardProps) {
  const { sums: t } = useTexts(texts)
  return (
    <Card title={t.title}>
      <Columns>
        {columns.map((names) => (
          <div key={names[0]}>
            {names.map(
              (name) => figures[name].groups.length > 0 && <FigureRows key={name} name={name} sum={figures[name]} />,
            )}
          </div>
        ))}
      </Columns>
      <Quiet>{t.note}</Quiet>
    </Card>
  )
}

/** A figure, and beneath it the rows that add up to it unless all of it is certain. */
function FigureRows({ name, sum }: { name: ForecastFigure; sum: FigureSum }) {
  const t = useTexts(texts)
  const { money } = useMoney()
  const { whole, amount, less } = sum
  const isWeighted = whole !== amount
  const isPlain = sum.groups.length === 1 && !isWeighted
  return (
    <Box>
      <Rows aria-label={t.sums.names[name]}>
        <li data-sum="">
          <span>{t.sums.names[name]}</span>
          {isWeighted && <small>{t.sums.from(money(whole))}</small>}
          <span>{money(amount)}</span>
        </li>
        {!isPlain &&
          sum.groups.map((row) => (
            <li key={row.group}>
              <span>{t.groups[row.group]}</span>
              <small>{t.parts.share(t.assumptions.percent(String(row.likelihood)), money(row.whole))}</small>
              <span>{money(row.amount)}</span>
            </li>
          ))}
        {signOfAmount(less) !== 0 && (
          <li>
            <span>{t.sums.less[name]}</span>
            <span>{money(less)}</span>
          </li>
        )}
      </Rows>
    </Box>
  )
}

const Box = styled.div`
  container-type: inline-size;
`

/** A name and its amount; whence it comes stands between them, or below the name where that is narrow. */
const Rows = styled.ul`
  padding-block-end: ${space(3)};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(3)};
    align-items: baseline;
    padding-block: ${space(1)};
    border-top: 1px solid ${color.border};
  }
  > [data-sum] {
    border-top: 0;
    font-weight: ${weight('semibold')};
  }
  > li > :last-child {
    grid-area: 1 / 2;
    white-space: nowrap;
    text-align: end;
  }
  > li > small {
    grid-area: 2 / 1;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  @container (width >= 480px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto 112px;
    }
    > li > small {
      grid-area: 1 / 2;
    }
    > li > :last-child {
      grid-column: 3;
    }
  }
`
