import { useRef, useState } from 'react'
import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { geoJsonText } from '@waldkerf/domain/georef/geojson/geojson'
import { worldFileName, writeWorldFile } from '@waldkerf/domain/georef/points/worldFile'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { writePointsText } from '@waldkerf/domain/georef/workplace/pointsText'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { saveText } from '@waldkerf/ui/browser/saveFile'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { texts } from '../GeorefScreen.texts.ts'
import type { GeorefActions } from '../georefTypes.ts'
import { useGrids } from '../model/grids.ts'
import { useMessageText } from '../model/useMessageText.ts'
import type { WorkView } from '../model/useWorkView.ts'
import { scanFiles } from '../scan/useScan.ts'
import { fileStem, plainName, pointsFileChange, type ReadFile, worldFileChange } from './readFiles.ts'

/** Result of reading the last file; `before` is the map's former system, `read: null` a file that could not be opened. */
type FileOutcome = { read: ReadFile; before: number | null } | { read: null }

interface FileNoteProps {
  outcome: FileOutcome
  onChange: (change: Change) => void
  onClose: () => void
}

/** Lines that cannot be read are named, but not all of a thousand. */
const mostLines = 5

/** Says why a file was not read, or that it is in another system than the map was: to be converted, or left. */
function FileNote({ outcome, onChange, onClose }: FileNoteProps) {
  const t = useTexts(texts).files
  const say = useMessageText()
  const grids = useGrids()
  const { number } = useFormat()
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {t.close}
    </Button>
  )
  if (outcome.read === null) return <Bar tone="warning" icon="warning" message={t.lost} actions={close} />
  const { read, before } = outcome
  if (!read.ok) {
    const lines = read.lines
      .slice(0, mostLines)
      .map(({ line, message }) => (line === null ? say(message) : t.line(number(line), say(message))))
    return <Bar tone="warning" icon="warning" message={[t.notRead, ...lines].join(' ')} actions={close} />
  }
  const { otherSystem } = read
  const convert = otherSystem === null || before === null ? null : converter(otherSystem, before, grids)
  if (otherSystem === null || before === null) return null
  return (
    <Bar
      icon="info"
      message={t.otherSystem(String(otherSystem), String(before))}
      actions={
        <>
          {convert && (
            <Button
              onClick={() => {
                onChange({ kind: 'system', epsg: before, convert })
                onClose()
              }}
            >
              {t.convert(String(before))}
            </Button>
          )}
          {close}
        </>
      }
    />
  )
}

export interface FilesInput {
  work: Workplace
  view: WorkView
  /** The map's name, and the scan's file if one is open. */
  name: string
  scanName: string | undefined
  sheet: SheetSize | null
  act: GeorefActions['act']
  onOpen: (dialog: 'raster' | 'script' | 'report' | 'former') => void
  /** Whether the map has former scans to look at. */
  hasFormer: boolean
  onScan: (file: File) => void
}

/** Import and export of files: the menu's entries, and the result of the last import. */
export function useFiles({ work, view, name, scanName, sheet, act, onOpen, hasFormer, onScan }: FilesInput) {
  const t = useTexts(texts).toolbar
  const [outcome, setOutcome] = useState<FileOutcome>()
  const points = useRef<HTMLInputElement>(null)
  const world = useRef<HTMLInputElement>(null)
  const picture = useRef<HTMLInputElement>(null)
  const { fit, toGeographic } = view
  const stem = scanName === undefined ? plainName(name) : fileStem(scanName)

  async function take(file: File, kind: 'points' | 'world') {
    const text = await file.text().catch(() => undefined)
    if (text === undefined) {
      setOutcome({ read: null })
      return
    }
    const read = kind === 'points' ? pointsFileChange(text, work.epsg) : worldFileChange(text, work.epsg, sheet)
    if (read.ok) act({ kind: 'change', change: read.change })
    setOutcome({ read, before: work.epsg })
  }
  const worldText = fit.ok ? writeWorldFile(fit) : null
  const saveWorld = () => worldText && saveText(worldText, worldFileName(scanName ?? `${stem}.tif`))
  const saveGeoJson = () => {
    if (!toGeographic) return
    const text = geoJsonText({ name, points: toFitPoints(work.points), fit, sheet, toGeographic })
    saveText(text, `${stem}.geojson`, 'application/geo+json')
  }
  const former: MenuItem = { id: 'former', label: t.items.former, icon: 'clock', onSelect: () => onOpen('former') }
  const items: MenuItem[] = [
    { id: 'scan', label: t.items.scan, icon: 'picture', onSelect: () => picture.current?.click() },
    ...(hasFormer ? [former] : []),
    { id: 'importPoints', label: t.items.importPoints, icon: 'table', onSelect: () => points.current?.click() },
    { id: 'importWorld', label: t.items.importWorld, icon: 'globe', onSelect: () => world.current?.click() },
    {
      id: 'exportPoints',
      label: t.items.exportPoints,
      icon: 'download',
      startsGroup: true,
      onSelect: () => saveText(writePointsText(work, fit), `${stem}.points`),
    },
    {
      id: 'exportWorld',
      label: t.items.exportWorld,
      icon: 'download',
      disabledReason: worldText === null ? (fit.ok ? t.notAffine : t.noFit) : undefined,
      onSelect: saveWorld,
    },
    {
      id: 'exportGeoJson',
      label: t.items.exportGeoJson,
      icon: 'map',
      disabledReason: toGeographic ? undefined : t.noGeographic,
      onSelect: saveGeoJson,
    },
    {
      id: 'raster',
      label: t.items.raster,
      icon: 'map',
      startsGroup: true,
      disabledReason: fit.ok ? (scanName === undefined ? t.noScan : undefined) : t.noFit,
      onSelect: () => onOpen('raster'),
    },
    {
      id: 'script',
      label: t.items.script,
      icon: 'document',
      onSelect: () => onOpen('script'),
    },
    {
      id: 'report',
      label: t.items.report,
      icon: 'list',
      disabledReason: fit.ok ? undefined : t.noFit,
      onSelect: () => onOpen('report'),
    },
  ]
  const input = (place: typeof points, label: string, accept: string, onFile: (file: File) => void) => (
    <input
      ref={place}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
  const note = outcome && (
    <FileNote
      outcome={outcome}
      onChange={(change) => act({ kind: 'change', change })}
      onClose={() => setOutcome(undefined)}
    />
  )
  return {
    items,
    /** The fields that open the browser's own choice of files, and the note on the result. */
    parts: (
      <>
        {input(picture, t.items.scan, scanFiles, onScan)}
        {input(points, t.items.importPoints, '.points,.txt,.csv,text/plain', (file) => void take(file, 'points'))}
        {input(world, t.items.importWorld, '.tfw,.jgw,.pgw,.wld,text/plain', (file) => void take(file, 'world'))}
        {note}
      </>
    ),
  }
}
