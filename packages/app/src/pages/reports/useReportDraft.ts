import { isBegun, newDraft } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import type { ReportDraft, UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { useDraftHold } from '@waldkerf/app/data/reports/unsent/draftHold'
import { useUnsentReports } from '@waldkerf/app/data/reports/unsent/useUnsentReports'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { useEffect, useEffectEvent } from 'react'
import { texts } from './reports.texts.ts'

/**
 * The report being written; every change is stored at once, with its pictures.
 * @param today `YYYY-MM-DD`: the default day of a new report
 */
export function useReportDraft(email: string, today: string) {
  const { reports, outbox, keepsNothing } = useUnsentReports(email)
  const stored = () => outbox.snapshot().reports?.find(({ state }) => state === 'draft')
  const now = () => stored()?.draft ?? newDraft(today)
  const known = stored()
  const { place, take } = useDraftHold(outbox, email)
  return {
    draft: place === 'here' && reports ? (known?.draft ?? newDraft(today)) : undefined,
    /** Whether another window of this browser has the draft. */
    isElsewhere: place === 'elsewhere',
    take,
    keepsNothing,
    /** A function of the current draft, because pictures are added one after the other. */
    change(make: (draft: ReportDraft) => ReportDraft) {
      const next = make(now())
      const kept = stored()
      if (isBegun(next, today)) void outbox.saveDraft(next)
      else if (kept) void outbox.discard(kept.key)
    },
    send: (part: Partial<ReportDraft>) => outbox.sendDraft({ ...now(), ...part }),
    async discard() {
      const kept = stored()
      if (kept) await outbox.discard(kept.key)
    },
  }
}

/**
 * A find that is reported again names the former report in its remark; a draft of another find stays as it is.
 * @param id of the former report; undefined: there is none
 */
export function useReplacing(
  id: number | undefined,
  { draft, change }: Pick<ReturnType<typeof useReportDraft>, 'draft' | 'change'>,
  today: string,
) {
  const t = useTexts(texts)
  const isKnown = draft !== undefined
  const name = useEffectEvent((replaced: number) => {
    if (draft && !isBegun(draft, today)) change((now) => ({ ...now, remark: t.replaces(replaced) }))
  })
  useEffect(() => {
    if (isKnown && id !== undefined) name(id)
  }, [isKnown, id])
}

/** Asks before an unsent report is discarded. @returns a function that resolves with whether to go on */
export function useAskToDiscard() {
  const t = useTexts(texts).discard
  return ({ record }: Partial<Pick<UnsentReport, 'record'>> = {}) =>
    confirm({
      title: record === undefined ? t.title : t.finish,
      description: record === undefined ? t.description : t.finishText,
      confirm: record === undefined ? t.confirm : t.confirmFinish,
      cancel: t.cancel,
      danger: true,
    })
}
