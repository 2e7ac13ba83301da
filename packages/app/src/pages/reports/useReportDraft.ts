import { isBegun, newDraft } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import type { ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { useDraftHold } from '../../data/reports/unsent/useDraftHold.ts'
import { useUnsentReports } from '../../data/reports/unsent/useUnsentReports.ts'

/**
 * The one report that is being written; every change is kept at once, with its pictures.
 * @param today `YYYY-MM-DD`: the day that a new one begins with
 */
export function useReportDraft(email: string, today: string) {
  const { reports, outbox, keepsNothing } = useUnsentReports(email)
  const stored = () => outbox.snapshot().reports?.find(({ state }) => state === 'draft')
  const now = () => stored()?.draft ?? newDraft(today)
  const known = stored()
  const { place, take } = useDraftHold(outbox, email)
  return {
    draft: place === 'here' && reports ? (known?.draft ?? newDraft(today)) : undefined,
    /** Another window of this browser has it. */
    isElsewhere: place === 'elsewhere',
    take,
    keepsNothing,
    /** Pictures come one after the other: each change is made to what is there then. */
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
