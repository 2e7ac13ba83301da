import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { ScanState } from '../scan/useScan.ts'
import { RasterDialog, type RasterDialogProps } from './RasterDialog.tsx'
import { texts } from './RasterPart.texts.ts'
import { useRaster } from './useRaster.ts'
import { useRasterWords } from './useRasterWords.ts'

export interface RasterPartProps extends Omit<RasterDialogProps, 'raster' | 'scan'> {
  scan: ScanState
  /** Whether the dialog is open; the work goes on without it. */
  open: boolean
  onOpen: () => void
}

/** The making of a georeferenced file: its dialog, and how far it is once that is closed. */
export function RasterPart({ scan, open, onOpen, ...dialog }: RasterPartProps) {
  const t = useTexts(texts)
  const raster = useRaster()
  const words = useRasterWords(raster.state)
  if (open && scan.status === 'ready') return <RasterDialog {...dialog} scan={scan} raster={raster} />
  if (words === '') {
    if (!dialog.layer?.known?.veraltet) return null
    const renew = scan.status === 'ready' && <Button onClick={onOpen}>{t.renew}</Button>
    return <Bar icon="warning" tone="warning" message={t.outdated} actions={renew} />
  }
  return (
    <Bar
      icon={raster.state.status === 'finished' || raster.state.status === 'stored' ? 'check' : 'map'}
      message={`${t.title}: ${words}`}
      actions={<Button onClick={onOpen}>{t.show}</Button>}
    />
  )
}
