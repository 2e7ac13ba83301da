import { DataZoomComponent, LegendComponent } from 'echarts/components'
import { use as register } from 'echarts/core'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { EChart, type EChartProps } from '@waldkerf/ui/parts/EChart/EChart'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '@waldkerf/ui/demo/page/DemoPage'
import { PlainTable } from '@waldkerf/ui/demo/page/PlainTable'
import { texts } from '../charts.texts.ts'
import { useEffect, useState } from 'react'

/** Bars, heading and the line below a chart, in px. */
const around = 290
const least = 320
/** A window that is being resized is measured when it rests, in ms. */
const rest = 100

const measured = () => Math.max(least, window.innerHeight - around)

/** Height of what fills the page below its heading, in px. */
function useRoomBelow(): number {
  const [height, setHeight] = useState(measured)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeight(measured()), rest)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return height
}

// Chart modules that these pages use beyond the product's.
register([DataZoomComponent, LegendComponent])

const Frame = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
`

const Figures = styled.details`
  > summary {
    padding: ${space(2)} 0;
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
`

/** A named row of figures, as long as the labels. */
interface ChartSeries {
  name: string
  values: readonly number[]
}

export interface ChartPageProps {
  title: string
  intro: string
  /** Name of the axis that the labels stand on. */
  axis: string
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Must not change between renders that draw the same. */
  option: EChartProps['option']
}

/** A chart that fills the page, and its figures as a table. */
export function ChartPage({ title, intro, axis, labels, series, option }: ChartPageProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const height = useRoomBelow()
  return (
    <DemoPage title={title} intro={intro}>
      <Frame>
        {labels.length === 0 ? (
          <EmptyState title={t.none} text={t.noneText} />
        ) : (
          <EChart key={height} label={`${title}: ${intro}`} height={height} option={option} />
        )}
      </Frame>
      <Figures>
        <summary>{t.figures}</summary>
        <PlainTable
          label={t.figures}
          columns={[
            { id: 'label', title: axis, cell: (index) => labels[index] },
            ...series.map(({ name, values }) => ({
              id: name,
              title: name,
              align: 'end' as const,
              cell: (index: number) => format.number(Math.round((values[index] ?? 0) * 10) / 10),
            })),
          ]}
          rows={labels.map((_, index) => index)}
          rowKey={(index) => index}
        />
      </Figures>
    </DemoPage>
  )
}
