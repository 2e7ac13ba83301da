import { annualChapters } from '@waldkerf/domain/beetles/years/annualReport'
import type { AnnualChoice } from '@waldkerf/ui/screens/statistics/annual/AnnualReport'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useState } from 'react'
import * as v from 'valibot'

const stored = v.object({
  hidden: v.array(v.picklist(annualChapters)),
  texts: v.record(v.picklist(annualChapters), v.optional(v.object({ typed: v.string(), from: v.string() }))),
})

const none: AnnualChoice = { hidden: [], texts: {} }

const isNone = ({ hidden, texts }: AnnualChoice) => hidden.length === 0 && Object.keys(texts).length === 0

/** The chosen chapters and changed texts of a selection, kept in this browser until the person signs out. */
export function useAnnualChoice(selection: string): [AnnualChoice, (choice: AnnualChoice) => void] {
  const { user } = useSessionSnapshot()
  const subject = { user: user?.email ?? '', entity: `statistics/${encodeURIComponent(selection)}`, version: 0 }
  const read = (): AnnualChoice => {
    const found = v.safeParse(stored, drafts.find(subject)?.value)
    return found.success ? found.output : none
  }
  const [now, setNow] = useState(() => ({ selection, choice: read() }))
  const { choice } = now.selection === selection ? now : { choice: read() }
  return [
    choice,
    (next) => {
      setNow({ selection, choice: next })
      if (isNone(next)) drafts.remove(subject)
      else drafts.save(subject, next)
    },
  ]
}
