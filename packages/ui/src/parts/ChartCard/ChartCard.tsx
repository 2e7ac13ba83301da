import { type ReactNode, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useInheritedFocus } from '@waldkerf/ui/browser/useInheritedFocus'
import { usePrinting } from '@waldkerf/ui/browser/usePrinting'
import { useTexts, useFormat } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { Card } from '../Card/Card.tsx'
import { hasUndrawnChart } from '../EChart/EChart.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { texts } from './ChartCard.texts.ts'
import { FigureTable } from './FigureTable.tsx'
import type { Figures } from './figures.ts'
import { Legend, type LegendEntry } from './Legend.tsx'
import { berlinDay } from '@waldkerf/domain/dates/days'
import { saveFile, saveText } from '@waldkerf/ui/browser/saveFile'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, type MenuItem } from '../Menu/Menu.tsx'

const today = () => berlinDay(new Date())

/**
 * Draws the chart anew for a file.
 * @param place where it stands on the page, for its width and its colours
 * @param density dots per px
 */
type Drawing = (place: HTMLElement, density: number) => Promise<HTMLCanvasElement>

interface SaveMenuProps {
  title: string
  figures: Figures
  legend: readonly LegendEntry[]
  drawing: Drawing
  body: RefObject<HTMLElement | null>
  /** Told how each attempt ends. */
  onEnd: (failed: boolean) => void
}

/** Chart and figures as files. The code that writes them is loaded when a file is wanted. */
function SaveMenu({ title, figures, legend, drawing, body, onEnd }: SaveMenuProps) {
  const t = useTexts(texts)
  const format = useFormat()

  async function save(ending: 'png' | 'csv') {
    const day = today()
    const name = `${title} ${day}.${ending}`
    if (ending === 'csv') {
      const { toCsv } = await import('./export/csv.ts')
      return saveText(toCsv(figures), name, 'text/csv;charset=utf-8')
    }
    const place = body.current
    if (!place) return undefined
    const { density, drawSheet } = await import('./export/sheet.ts')
    const words = { title, legend, foot: t.foot(format.day(day)) }
    return saveFile(await drawSheet(await drawing(place, density), words, place), name)
  }

  const onSelect = (ending: 'png' | 'csv') => () =>
    void save(ending).then(
      () => onEnd(false),
      () => onEnd(true),
    )
  const items: readonly MenuItem[] = [
    { id: 'png', label: t.picture, icon: 'picture', onSelect: onSelect('png') },
    { id: 'csv', label: t.table, icon: 'table', onSelect: onSelect('csv') },
  ]
  return <Menu label={t.save(title)} trigger={<Icon name="download" />} items={items} />
}

/** Does not make the head of its card taller than those beside it. */
const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
  margin-block: calc(-1 * ${space(1)});
`

const Note = styled.div`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export interface ChartCardProps {
  title: string
  figures: Figures
  legend?: readonly LegendEntry[]
  drawing: Drawing
  /** One sentence below that names the counted things. */
  note?: ReactNode
  /** The chart. */
  children: ReactNode
}

const none: readonly LegendEntry[] = []

/** A chart, the table of the same figures, and both as files. */
export function ChartCard({ title, figures, legend = none, drawing, note, children }: ChartCardProps) {
  const t = useTexts(texts)
  const [asTable, setAsTable] = useState(false)
  const [failed, setFailed] = useState(false)
  // It often comes in place of a plainer card.
  const body = useInheritedFocus<HTMLDivElement>()
  const isUndrawn = usePrinting(() => body.current !== null && hasUndrawnChart(body.current))
  const showsTable = asTable || isUndrawn
  const tools = (
    <Tools>
      <IconButton
        label={asTable ? t.asChart(title) : t.asTable(title)}
        icon={asTable ? 'chart' : 'table'}
        onClick={() => setAsTable(!asTable)}
      />
      <SaveMenu title={title} figures={figures} legend={legend} drawing={drawing} body={body} onEnd={setFailed} />
    </Tools>
  )
  return (
    <Card title={title} tools={tools}>
      <div ref={body}>
        {showsTable && <FigureTable label={title} figures={figures} />}
        {/* Stays mounted behind its table, so that it can be drawn for a file and shown again at once. */}
        <div hidden={showsTable}>
          {legend.length > 0 && <Legend entries={legend} />}
          {children}
        </div>
        {note && <Note>{note}</Note>}
        {failed && <Note role="alert">{t.failed}</Note>}
      </div>
    </Card>
  )
}
