import useSWR, { preload } from 'swr'
import { call } from './calls.ts'

interface Compared {
  anzahl: number
  vorjahr: number
}
interface YearReport {
  wochen: { jahr: number; woche: number; anzahl: number }[]
  laender: (Compared & { bundesland: string })[]
  arten: (Compared & { name: string })[]
}
type Cell = Compared & { y: number; x: number }

const year = { jahr: String(new Date().getFullYear()), bis: '53' }
const reportKey = ['w_get_auswertung', year] as const
const cellsKey = ['w_get_auswertung_raster', year] as const

export function preloadStatistics() {
  void preload(reportKey, call<YearReport>)
  void preload(cellsKey, call<Cell[]>)
}

const week = 12
const height = 200

/** A year's weeks against those before as lines, its Länder and species as tables, its cells as a map of squares. */
export function Statistics() {
  const { data: report } = useSWR(reportKey, call<YearReport>)
  const { data: cells = [] } = useSWR(cellsKey, call<Cell[]>)
  if (!report) return <h1>Auswertung</h1>
  const years = [...Map.groupBy(report.wochen, ({ jahr }) => jahr)]
  const most = Math.max(1, ...report.wochen.map(({ anzahl }) => anzahl))
  const tables = [report.laender.map((row) => ({ ...row, name: row.bundesland })), report.arten]
  return (
    <>
      <h1>Auswertung</h1>
      <svg width={53 * week} height={height}>
        {years.map(([jahr, weeks]) => (
          <polyline
            key={jahr}
            fill="none"
            stroke="#007d40"
            points={weeks.map(({ woche, anzahl }) => `${woche * week},${height * (1 - anzahl / most)}`).join(' ')}
          />
        ))}
      </svg>
      {tables.map((rows, at) => (
        <table key={at}>
          <tbody>
            {rows.map(({ name, anzahl, vorjahr }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{anzahl}</td>
                <td>{vorjahr}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <svg width={400} height={400}>
        {cells.map(({ x, y, anzahl }) => (
          <rect
            key={`${x}/${y}`}
            x={(x - 15) * 10}
            y={(260 - y) * 10}
            width={10}
            height={10}
            opacity={Math.min(1, anzahl / 100)}
          />
        ))}
      </svg>
    </>
  )
}
