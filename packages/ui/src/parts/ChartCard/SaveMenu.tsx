import type { RefObject } from 'react'
import { berlinDay } from '@waldkerf/domain/dates/days'
import { saveFile, saveText } from '../../browser/saveFile.ts'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, type MenuItem } from '../Menu/Menu.tsx'
import { texts } from './ChartCard.texts.ts'
import type { Figures } from './figures.ts'
import type { LegendEntry } from './Legend.tsx'

const today = () => berlinDay(new Date())

/**
 * Draws the chart anew for a file.
 * @param place where it stands on the page, for its width and its colours
 * @param density dots per px
 */
export type Drawing = (place: HTMLElement, density: number) => Promise<HTMLCanvasElement>

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
export function SaveMenu({ title, figures, legend, drawing, body, onEnd }: SaveMenuProps) {
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
