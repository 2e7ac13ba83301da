import type { ControlPoint } from '@waldkerf/domain/entities/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import { type HistoryAction, historyAfter, isUnsaved, openHistory } from '@waldkerf/domain/georef/workplace/history'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { SaveState } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo, useReducer, useRef, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useControlPointEditor } from '../../data/georef/saveGeoref.ts'
import { drafts } from '../../drafts/pageDrafts.ts'
import { useDraft } from '../../drafts/useDraft.ts'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import { texts } from './georef.texts.ts'
import { changesOf, draftOf, workDraft, workOf } from './openWork.ts'

interface Georef {
  map: SurveyMap
  points: readonly ControlPoint[]
  /** E-mail of who is at work. */
  user: string
}

/** The workplace of one map: its history, its draft, and how it is saved. */
export function useGeorefWork({ map, points, user }: Georef) {
  const t = useTexts(texts)
  const editor = useControlPointEditor()
  const [history, act] = useReducer(historyAfter, undefined, () => openHistory(workOf(map, points)))
  const [save, setSave] = useState<SaveState>({ status: 'idle' })
  const base = useRef(points)
  const isSaving = useRef(false)
  const unsaved = isUnsaved(history)
  const subject = { user, entity: `maps/${map.id}/points`, version: map.version }
  const value = useMemo(() => (unsaved ? draftOf(history.now) : undefined), [unsaved, history.now])
  const onRestore = (draft: NonNullable<typeof value>) => {
    for (const change of changesOf(draft)) act({ kind: 'change', change, run: 'restore' })
  }
  const draft = useDraft({ subject, value, schema: workDraft, onRestore })
  useUnsaved(unsaved ? t.unsaved(map.map_name) : undefined)

  async function attempt(overwrite: boolean) {
    const work = history.now
    // Between deleting and inserting these are the only points there are.
    drafts.save(subject, draftOf(work))
    const { result, rows } = await editor.save({ map, work, base: base.current, overwrite })
    if (result === 'changed') return setSave({ status: 'conflict' })
    if (result === 'different') return setSave({ status: 'failed', message: t.different })
    base.current = rows
    draft.onSaved()
    act({ kind: 'saved', work })
    return setSave({ status: 'saved' })
  }
  async function start(overwrite = false) {
    // A second click sends nothing twice.
    if (isSaving.current) return
    isSaving.current = true
    setSave({ status: 'saving' })
    try {
      await attempt(overwrite)
    } catch (error) {
      setSave({ status: 'failed', message: messageOf(error) })
    } finally {
      isSaving.current = false
    }
  }
  async function reload() {
    const read = await editor.readPoints(map.id).catch(() => undefined)
    if (!read) return
    base.current = read
    draft.onSaved()
    act({ kind: 'open', work: workOf(map, read) })
    setSave({ status: 'idle' })
  }
  return {
    history,
    save,
    draft: draft.bar,
    act: (action: HistoryAction) => {
      // What was said about the last save is over with the next change.
      setSave((last) => (last.status === 'saved' ? { status: 'idle' } : last))
      act(action)
    },
    start: (overwrite?: boolean) => void start(overwrite),
    reload: () => void reload(),
    async storeScript(text: string) {
      try {
        await editor.storeScript(map, text)
      } catch (error) {
        throw new Error(messageOf(error), { cause: error })
      }
    },
  }
}
