import type { StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { createPortal } from 'react-dom'
import { saveReports } from '@waldkerf/app/data/reports/unsent/saveReports'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { heldTexts } from '../overlays.texts.ts'

export interface HeldReportsProps {
  /** Written by this person, and not sent. */
  reports: readonly StoredReport[]
  onDiscard: (key: string) => Promise<void>
}

/**
 * The role was taken while reports waited for a line. Pages of reports are closed to this person, so it is said on every
 * page: they stay on this device and go out with the role's return; meanwhile they can be saved as a file.
 */
export function HeldReports({ reports, onDiscard }: HeldReportsProps) {
  const t = useTexts(heldTexts)
  const language = useLanguage()
  const count = reports.length
  async function discard() {
    const { title, description, confirm: verb, cancel } = t.question
    const yes = await confirm({ title: title(count), description, confirm: verb, cancel, danger: true })
    if (yes) for (const { key } of reports) await onDiscard(key)
  }
  const bar = (
    <Bar
      edge
      tone="warning"
      icon="warning"
      message={t.told(count)}
      actions={
        <>
          <Button icon="download" onClick={() => void saveReports(reports, { ...t.file, language })}>
            {t.save}
          </Button>
          <Button variant="quiet" onClick={() => void discard()}>
            {t.discard}
          </Button>
        </>
      }
    />
  )
  const place = document.querySelector('[data-edge-bars]')
  return place ? createPortal(bar, place) : bar
}
