import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { type HistoryAction, historyAfter, isUnsaved, openHistory } from '@waldkerf/domain/georef/workplace/history'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { GeorefActions } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { type RefObject, useMemo, useReducer } from 'react'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { useControlPointEditor } from '@waldkerf/app/data/georef/saveGeoref'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { texts } from './georef.texts.ts'
import { toChanges, toDraft, workDraft, toWorkplace, type WorkDraft } from './openWork.ts'
import { useGeorefSave } from './useGeorefSave.ts'
import { wholeShape } from '@waldkerf/app/platform/drafts/mergeDrafts'

interface Georef {
  map: SurveyMap
  points: readonly ControlPoint[]
  /** E-mail of the signed-in person. */
  user: string
  /** The screen's own way to save. */
  saveRef: RefObject<GeorefActions['save'] | null>
}

/** The workplace of one map: its history, its draft, and its saving. */
export function useGeorefWork({ map, points, user, saveRef }: Georef) {
  const t = useTexts(texts)
  const editor = useControlPointEditor()
  const [history, act] = useReducer(historyAfter, undefined, () => openHistory(toWorkplace(map, points)))
  const unsaved = isUnsaved(history)
  const subject = { user, entity: `maps/${map.id}/points`, version: map.version }
  const value = useMemo(() => (unsaved ? toDraft(history.now) : undefined), [unsaved, history.now])
  const onRestore = (draft: NonNullable<typeof value>) => {
    for (const change of toChanges(draft)) act({ kind: 'change', change, run: 'restore' })
  }
  const draft = useDraft({ subject, value, schema: workDraft, shape: useWorkShape(), onRestore })
  useUnsaved(unsaved ? t.unsaved(map.map_name) : undefined, async () => (await saveRef.current?.()) ?? false)
  const saving = useGeorefSave({
    editor,
    opened: { map, points },
    work: history.now,
    onSaved(work) {
      draft.onSaved()
      act({ kind: 'saved', work })
    },
    onReload(stored) {
      draft.onSaved()
      act({ kind: 'open', work: toWorkplace(stored.map, stored.points) })
    },
  })
  return {
    history,
    save: saving.state,
    draft: draft.bar,
    act: (action: HistoryAction) => {
      saving.onChange()
      act(action)
    },
    start: saving.start,
    reload: saving.reload,
    storeScript: (text: string) => withMessage(async () => void (await editor.storeScript(map, text))),
  }
}

/** Points depend on each other, so they are one piece of the draft. */
function useWorkShape() {
  const t = useTexts(texts).workShape
  return useMemo(() => wholeShape(({ points }: WorkDraft) => ({ name: t.points, text: t.count(points.length) })), [t])
}
