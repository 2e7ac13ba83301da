import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import { storedResiduals } from '@waldkerf/domain/georef/points/storedResiduals'
import { findSystem } from '@waldkerf/domain/georef/coordinates/systems'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictPanel } from '@waldkerf/ui/parts/ConflictPanel/ConflictPanel'
import { texts } from './GeorefScreen.texts.ts'
import type { GeorefActions, SaveState } from './georefTypes.ts'
import { useMessageText } from './model/useMessageText.ts'

export interface GeorefNotesProps {
  save: SaveState
  /** Values that cannot be stored. */
  problems: readonly PointProblem[]
  actions: Pick<GeorefActions, 'save' | 'reload'>
}

/** Notices over the work, for as long as something is to be done: failed saves, conflicts, unusable values. */
export function GeorefNotes({ save, problems, actions }: GeorefNotesProps) {
  const t = useTexts(texts)
  const say = useMessageText()
  return (
    <>
      {save.status === 'failed' && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.saveFailed(save.problems ? t.refused(save.message) : save.message)}
          actions={<Button onClick={() => void actions.save()}>{t.again}</Button>}
        />
      )}
      {save.status === 'conflict' && (
        <ConflictPanel
          title={t.conflict}
          text={listed(save.changes.map(say), t.more)}
          actions={
            <>
              <Button onClick={actions.reload}>{t.reload}</Button>
              <Button variant="quiet" onClick={() => void actions.save(true)}>
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
    </>
  )
}

/** Notices above the work that stay until something is chosen or saved, such as a missing coordinate system. */
export function StandingNotes({ epsg, saved }: { epsg: number | null; saved: Workplace }) {
  const t = useTexts(texts)
  const inMapUnits = useMemo(() => isInMapUnits(saved), [saved])
  return (
    <>
      {findSystem(epsg) === null && <Bar icon="info" message={epsg === null ? t.noSystem : t.unknownSystem} />}
      {inMapUnits && <Bar icon="info" message={t.mapUnits} />}
    </>
  )
}

/** More would hide the work below them. */
const mostListed = 4

function listed(sentences: readonly string[], more: (count: string) => string, between = '; '): string {
  const left = sentences.length - mostListed
  return [...sentences.slice(0, mostListed), ...(left > 0 ? [more(String(left))] : [])].join(between)
}

function isInMapUnits({ points, type }: Workplace): boolean {
  const stored = points.map(({ stored }, at) => ({ nr: at + 1, ...stored }))
  if (!stored.some(({ dx }) => dx !== null)) return false
  const found = fit(type, toFitPoints(points))
  return found.ok && storedResiduals(stored, found.residuals) === 'mapUnits'
}
