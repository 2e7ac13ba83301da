import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { space } from '@waldkerf/ui/theme/tokens'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../DataTable.texts.ts'
import type { useGrowth } from '../window/useGrowth.ts'

export interface MoreRowsProps {
  growth: ReturnType<typeof useGrowth>
  /** How many rows there are. */
  total: number
}

/** Below the first rows of a table that grows: the others, or fewer again. */
export function MoreRows({ growth: { count, next, grow }, total }: MoreRowsProps) {
  const t = useTexts(texts).bars
  const { number } = useFormat()
  return (
    <Place>
      <Button variant="quiet" onClick={grow}>
        {next === 0 ? t.fewer : count + next < total ? t.more(number(next)) : t.showAll(number(total))}
      </Button>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  padding: ${space(1)};
  place-items: center;

  @media print {
    display: none;
  }
`
