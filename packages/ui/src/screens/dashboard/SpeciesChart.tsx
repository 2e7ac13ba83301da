import type { CountBySpecies } from '@waldkerf/domain/entities/beetles'
import { useCallback } from 'react'
import { useFormat } from '../../i18n/Language.tsx'
import { type ChartTheme, EChart } from '../../parts/EChart/EChart.tsx'

const rowHeight = 34

/** Horizontal bars, the commonest species on top, labelled directly. */
export function SpeciesChart({ rows, label }: { rows: readonly CountBySpecies[]; label: string }) {
  const format = useFormat()
  const option = useCallback(
    ({ series, muted, text }: ChartTheme) => ({
      grid: { left: 8, right: 56, top: 0, bottom: 0, containLabel: true },
      xAxis: { type: 'value', show: false, min: 0 },
      yAxis: {
        type: 'category',
        inverse: true,
        data: rows.map(({ name }) => name),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { color: muted, fontSize: 13, width: 190, overflow: 'truncate' },
      },
      series: [
        {
          type: 'bar',
          data: rows.map(({ anzahl }) => anzahl),
          barWidth: 14,
          itemStyle: { color: series[0], borderRadius: [0, 7, 7, 0] },
          label: {
            show: true,
            position: 'right',
            color: text,
            fontSize: 13,
            formatter: ({ value }: { value: number }) => format.number(value),
          },
        },
      ],
    }),
    [rows, format],
  )
  return <EChart label={label} height={Math.max(200, rows.length * rowHeight)} option={option} />
}
