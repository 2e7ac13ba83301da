import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { HeadTool } from './SpeciesCard.styles.ts'
import { texts } from './SpeciesCard.texts.ts'
import { SpeciesChart, type SpeciesChartProps } from './SpeciesChart.tsx'
import { SpeciesTable } from './SpeciesTable.tsx'

export interface SpeciesCardProps extends SpeciesChartProps {
  /** What stood here first. */
  plain: ReactNode
}

/** Species as a chart, and as the table of the same figures. */
function SpeciesCard({ rows, label, linkTo }: SpeciesCardProps) {
  const t = useTexts(texts)
  const [asTable, setAsTable] = useState(false)
  const Figures = asTable ? SpeciesTable : SpeciesChart
  const toggle = (
    <HeadTool>
      <IconButton
        label={asTable ? t.asChart : t.asTable}
        icon={asTable ? 'chart' : 'table'}
        onClick={() => setAsTable(!asTable)}
      />
    </HeadTool>
  )
  return (
    <Card title={label} tools={toggle}>
      <Figures rows={rows} label={label} linkTo={linkTo} />
    </Card>
  )
}

/** Waits for the chart's library, so that a list gives way to a drawn chart and not to an empty place. */
export async function withLibrary() {
  await import('../../parts/EChart/echarts.ts')
  return SpeciesCard
}
