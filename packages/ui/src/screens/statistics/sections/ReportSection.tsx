import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { texts as words } from '@waldkerf/ui/parts/ChartCard/ChartCard.texts'
import { FigureTable } from '@waldkerf/ui/parts/ChartCard/FigureTable'
import { figureColumns, type Figures } from '@waldkerf/ui/parts/ChartCard/figures.ts'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import { stackOnPaper } from '@waldkerf/ui/theme/stackOnPaper'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${stackOnPaper}
`

/** Whole on one sheet. */
const Chart = styled.figure`
  min-width: 0;
  margin: 0;
`

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export interface ReportSectionProps {
  title: string
  /** Read out below the chart, and written into files. */
  figures: Figures
  /** Rows for files, where the table has the greatest alone. */
  whole?: Figures
  /** The selection in words, for files. */
  selection: string
  note?: string
  /** The chart, if there is anything to draw. */
  children?: ReactNode
}

/** A part of the report: the chart, what it counts, its table, and the table as a file. */
export function ReportSection({ title, figures, whole = figures, selection, note, children }: ReportSectionProps) {
  const { save } = useTexts(words)
  const source = {
    title,
    columns: figureColumns(whole),
    count: whole.rows.length,
    rows: () => whole.rows,
    note: selection,
  }
  return (
    <Card title={title} tools={<ExportMenu source={source} label={save(title)} />}>
      <Body>
        {children && <Chart>{children}</Chart>}
        {note && <Note>{note}</Note>}
        {figures.rows.length > 0 && <FigureTable label={title} figures={figures} />}
      </Body>
    </Card>
  )
}
