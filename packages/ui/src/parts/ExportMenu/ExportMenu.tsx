import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { berlinDay } from '@waldkerf/domain/dates/days'
import { exportFileName } from '@waldkerf/domain/export/exportFileName'
import { xlsxLines } from '@waldkerf/domain/export/xlsxRows'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, type MenuItem } from '../Menu/Menu.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { texts } from '../parts.texts.ts'
import type { ExportFormat, ExportSource } from './exportSource.ts'

/** The rows of a file: all rows of its source, or the picked ones. */
interface ExportWish {
  format: ExportFormat
  onlyPicked: boolean
}

/** Where an export stands. */
type ExportState =
  | { status: 'none' }
  /** `done`: from 0 to 1; undefined while nobody knows. */
  | { status: 'running'; format: ExportFormat; done: number | undefined }
  | ({ status: 'failed' } & ExportWish)
  | { status: 'finished'; format: ExportFormat }

/** One export at a time. The code that writes it is loaded on demand; leaving the page ends it. */
function useExport<Row>(source: ExportSource<Row>, pickedNote: string) {
  const [state, setState] = useState<ExportState>({ status: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const { picked = [] } = source
  const pickedSource = { ...source, rows: () => picked, count: picked.length, note: pickedNote }

  async function start({ format, onlyPicked }: ExportWish) {
    const stop = new AbortController()
    const { signal } = stop
    const wished = onlyPicked ? pickedSource : source
    const tell = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    running.current = stop
    tell({ status: 'running', format, done: 0 })
    try {
      const { writeExport } = await import('./write/writeExport.ts')
      const onProgress = (done: number | undefined) => tell({ status: 'running', format, done })
      const content = await writeExport(format, wished, { onProgress, signal })
      signal.throwIfAborted()
      saveFile(
        content,
        exportFileName(source.title, berlinDay(new Date()), endings[format] ?? format, wished.note ?? ''),
      )
      tell({ status: 'finished', format })
    } catch {
      tell({ status: 'failed', format, onlyPicked })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState({ status: 'none' })
  }
  return { state, start, cancel }
}

export type * from './exportSource.ts'

const icons: Record<ExportFormat, IconName> = {
  csv: 'table',
  xlsx: 'table',
  geojson: 'map',
  gpkg: 'layers',
  dwca: 'external',
}
/** In every language. */
const geoPackageName = 'QGIS (GeoPackage)'
/** Where the file's ending is not the format's own word. */
const endings: Partial<Record<ExportFormat, string>> = { dwca: 'zip' }

export interface ExportMenuProps<Row> {
  source: ExportSource<Row>
  /** The menu's name, where a page has several. */
  label?: string
  /** The button's sign, where the menu has more than files. */
  sign?: IconName
  /** Files of another kind that the screen makes, and what else there is. */
  further?: readonly MenuItem[]
  /** The button's words where it stands with the picked rows: files of these alone. */
  pickedLabel?: string
}

const none: readonly MenuItem[] = []

/** Rows as a file: CSV as German spreadsheets open it, XLSX, GeoJSON. While it is written one sees how far it is. */
export function ExportMenu<Row>({
  source,
  label,
  sign = 'download',
  further = none,
  pickedLabel,
}: ExportMenuProps<Row>) {
  const t = useTexts(texts).exportMenu
  const { number } = useFormat()
  const { count, total = count, picked = [], archive } = source
  const isPart = total > count
  const partNote = isPart ? t.partNote(number(count), number(total)) : undefined
  const note = [source.note, partNote].filter(Boolean).join('; ')
  const { state, start, cancel } = useExport({ ...source, ...(note && { note }) }, t.pickedNote(number(picked.length)))
  const formats: readonly ExportFormat[] = [
    'csv',
    'xlsx',
    ...(source.rowPlace ? (['geojson', 'gpkg'] as const) : []),
    ...(archive ? (['dwca'] as const) : []),
  ]
  const formatName = (format: ExportFormat) => {
    if (format === 'gpkg') return geoPackageName
    return format === 'dwca' ? (archive?.label ?? '') : t.formats[format]
  }
  const placeRef = useRef<HTMLSpanElement>(null)
  const running = state.status === 'running'
  const reasonAgainst = ({ format, onlyPicked }: ExportWish) => {
    if (running) return t.running(formatName(state.format))
    const lines = onlyPicked ? picked.length : count
    if (lines === 0) return t.nothing
    if (format === 'dwca') return archive?.reasonAgainst
    return format === 'xlsx' && lines >= xlsxLines ? t.tooLong : undefined
  }
  const item = (wish: ExportWish, label: string): MenuItem => ({
    id: `${wish.format} ${wish.onlyPicked}`,
    label,
    icon: icons[wish.format],
    disabledReason: reasonAgainst(wish),
    onSelect: () => void start(wish),
  })
  const some = picked.length > 0
  const onlyPicked = formats.map((format) =>
    item({ format, onlyPicked: true }, t.extent.picked(formatName(format), number(picked.length))),
  )
  const allLabel = (format: ExportFormat) => {
    if (isPart) return t.extent.part(formatName(format), number(count), number(total))
    return some ? t.extent.all(formatName(format), number(count)) : formatName(format)
  }
  const all = formats.map((format, place) => ({
    ...item({ format, onlyPicked: false }, allLabel(format)),
    startsGroup: some && place === 0,
  }))
  return (
    <Place ref={placeRef}>
      {running && (
        <Progress>
          <ProgressBar label={t.running(formatName(state.format))} value={state.done} />
          <IconButton
            icon="close"
            label={t.cancel}
            onClick={() => {
              cancel()
              // This button is gone by then.
              placeRef.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            }}
          />
        </Progress>
      )}
      {state.status === 'failed' && (
        <Failure role="alert">
          {t.failed}
          <Button variant="quiet" icon="refresh" onClick={() => void start(state)}>
            {t.again}
          </Button>
        </Failure>
      )}
      <Menu
        label={label ?? pickedLabel ?? t.label}
        trigger={
          <>
            <Icon name={sign} />
            {pickedLabel && <Word>{pickedLabel}</Word>}
          </>
        }
        items={pickedLabel === undefined ? [...(some ? onlyPicked : []), ...all, ...further] : onlyPicked}
      />
      <VisuallyHidden role="status">
        {running && t.running(formatName(state.format))}
        {state.status === 'finished' && t.finished(formatName(state.format))}
      </VisuallyHidden>
    </Place>
  )
}

const Place = styled.span`
  display: inline-flex;
  align-items: center;
`

/** A button that is found by its word. */
const Word = styled.span`
  color: ${color.text};
  font-weight: ${weight('medium')};
`

const Progress = styled.span`
  display: grid;
  grid-template-columns: 96px auto;
  align-items: center;
  gap: ${space(1)};
`

const Failure = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`
