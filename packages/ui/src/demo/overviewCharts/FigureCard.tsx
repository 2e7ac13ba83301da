import { PieChart, RadarChart } from 'echarts/charts'
import { LegendComponent, RadarComponent } from 'echarts/components'
import { use as register } from 'echarts/core'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { EChart, type EChartProps } from '@waldkerf/ui/parts/EChart/EChart'
import { space, weight } from '@waldkerf/ui/theme/tokens'
import { texts as chartTexts } from '../charts/charts.texts.ts'
import { PlainTable } from '../page/PlainTable.tsx'

// Chart modules that this page uses beyond the product's.
register([LegendComponent, PieChart, RadarChart, RadarComponent])

const Figures = styled.details`
  > summary {
    padding: ${space(2)} 0;
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
`

export interface FigureCardProps {
  title: string
  /** Name of the axis that the labels stand on. */
  axis: string
  labels: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
  /** Must not change between renders that draw the same. */
  option: EChartProps['option']
}

/** A chart with its figures as a table below. */
export function FigureCard({ title, axis, labels, rows, option }: FigureCardProps) {
  const t = useTexts(chartTexts)
  const format = useFormat()
  return (
    <Card title={title}>
      <EChart label={title} height={280} option={option} />
      <Figures>
        <summary>{t.figures}</summary>
        <PlainTable
          label={`${t.figures}: ${title}`}
          columns={[
            { id: 'label', title: axis, cell: (index: number) => labels[index] },
            ...rows.map(({ name, values }) => ({
              id: name,
              title: name,
              align: 'end' as const,
              cell: (index: number) => format.number(values[index] ?? 0),
            })),
          ]}
          rows={labels.map((_, index) => index)}
          rowKey={(index) => index}
        />
      </Figures>
    </Card>
  )
}
