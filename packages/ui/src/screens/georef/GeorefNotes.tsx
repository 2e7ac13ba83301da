import { storedResiduals } from '@waldkerf/domain/georef/points/storedResiduals'
import { systemOf } from '@waldkerf/domain/georef/coordinates/systems'
import { halfPoints } from '@waldkerf/domain/georef/workplace/stored'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { texts } from './GeorefScreen.texts.ts'
import type { GeorefActions, SaveState } from './georefTypes.ts'
import type { WorkView } from './model/useWorkView.ts'

export interface GeorefNotesProps {
  work: Workplace
  view: WorkView
  save: SaveState
  actions: Pick<GeorefActions, 'save' | 'reload'>
}

/** What one must know before going on: about saving, and about what was read. */
export function GeorefNotes({ work, view, save, actions }: GeorefNotesProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const halves = halfPoints(work.points)
  return (
    <>
      {save.status === 'failed' && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.saveFailed(save.message)}
          actions={<Button onClick={() => actions.save()}>{t.again}</Button>}
        />
      )}
      {save.status === 'conflict' && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.conflict}
          actions={
            <>
              <Button onClick={actions.reload}>{t.reload}</Button>
              <Button variant="quiet" onClick={() => actions.save(true)}>
                {t.overwrite}
              </Button>
            </>
          }
        />
      )}
      {systemOf(work.epsg) === null && <Bar icon="info" message={work.epsg === null ? t.noSystem : t.unknownSystem} />}
      {halves > 0 && <Bar icon="info" message={t.halves(number(halves), halves === 1)} />}
      {isInMapUnits(work, view) && <Bar icon="info" message={t.mapUnits} />}
    </>
  )
}

function isInMapUnits({ points }: Workplace, { fit }: WorkView): boolean {
  if (!fit.ok) return false
  const stored = points.map(({ stored }, at) => ({ nr: at + 1, ...stored }))
  return stored.some(({ dx }) => dx !== null) && storedResiduals(stored, fit.residuals) === 'mapUnits'
}
