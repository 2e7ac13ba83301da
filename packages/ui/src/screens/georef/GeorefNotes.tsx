import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import { storedResiduals } from '@waldkerf/domain/georef/points/storedResiduals'
import { findSystem } from '@waldkerf/domain/georef/coordinates/systems'
import { halfPoints } from '@waldkerf/domain/georef/workplace/stored'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { ConflictPanel } from '../../parts/ConflictPanel/ConflictPanel.tsx'
import { texts } from './GeorefScreen.texts.ts'
import type { GeorefActions, SaveState } from './georefTypes.ts'
import { useSay } from './model/pageMessage.ts'
import type { WorkView } from './model/useWorkView.ts'

export interface GeorefNotesProps {
  work: Workplace
  view: WorkView
  save: SaveState
  /** Values that cannot be stored. */
  problems: readonly PointProblem[]
  actions: Pick<GeorefActions, 'save' | 'reload'>
}

/** Notices above the work: failed saves, conflicts, unusable values, a missing coordinate system. */
export function GeorefNotes({ work, view, save, problems, actions }: GeorefNotesProps) {
  const t = useTexts(texts)
  const say = useSay()
  const { number } = useFormat()
  const halves = halfPoints(work.points)
  return (
    <>
      {save.status === 'failed' && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.saveFailed(save.problems ? t.refused(save.message) : save.message)}
          actions={<Button onClick={() => actions.save()}>{t.again}</Button>}
        />
      )}
      {save.status === 'conflict' && (
        <ConflictPanel
          title={t.conflict}
          text={listed(save.changes.map(say), t.more)}
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
      {save.status !== 'failed' && problems.length > 0 && (
        <Bar
          tone="warning"
          icon="warning"
          message={listed(
            problems.map(({ message }) => say(message)),
            t.more,
            ' ',
          )}
        />
      )}
      {findSystem(work.epsg) === null && (
        <Bar icon="info" message={work.epsg === null ? t.noSystem : t.unknownSystem} />
      )}
      {halves > 0 && <Bar icon="info" message={t.halves(number(halves), halves === 1)} />}
      {isInMapUnits(work, view) && <Bar icon="info" message={t.mapUnits} />}
    </>
  )
}

/** More would hide the work below them. */
const mostListed = 4

function listed(sentences: readonly string[], more: (count: string) => string, between = '; '): string {
  const left = sentences.length - mostListed
  return [...sentences.slice(0, mostListed), ...(left > 0 ? [more(String(left))] : [])].join(between)
}

function isInMapUnits({ points }: Workplace, { fit }: WorkView): boolean {
  if (!fit.ok) return false
  const stored = points.map(({ stored }, at) => ({ nr: at + 1, ...stored }))
  return stored.some(({ dx }) => dx !== null) && storedResiduals(stored, fit.residuals) === 'mapUnits'
}
