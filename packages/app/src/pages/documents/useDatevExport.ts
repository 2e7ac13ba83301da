import type { Span } from '@waldkerf/domain/office/datev/datevProblems'
import { toDatevSettings } from '@waldkerf/domain/office/datev/datevValues'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DatevExport } from '@waldkerf/ui/screens/documents/datev/DatevDialog'
import { useBookingBatch } from '../../data/documents/invoicing.ts'
import { useDatevSettings } from '../../data/office/datev.ts'
import { withMessage } from '../../platform/errors/withMessage.ts'
import { paths } from '../../platform/routes/paths.ts'

/** The clock of the office: '2026-11-20 08:30:00', as Swedish writes it. */
const officeClock = () => new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })

/** Names of these files begin so, or they are not taken for what they are. */
const fileName = ({ from, to }: Span) => `EXTF_Rechnungen_${from}_${to}.csv`

/** Archived invoices for the tax adviser, as a file of the browser. */
export function useDatevExport(): DatevExport {
  const settings = useDatevSettings()
  const makeBatch = useBookingBatch()
  return {
    settings,
    settingsTo: `${paths.settings()}?tab=datev`,
    async write(span) {
      const known = shown(settings)
      if (!known) return []
      return withMessage(async () => {
        const { bytes, missing } = await makeBatch(span, toDatevSettings(known, span.from), officeClock())
        saveFile(new Blob([bytes], { type: 'text/csv;charset=windows-1252' }), fileName(span))
        return missing
      })
    },
  }
}
