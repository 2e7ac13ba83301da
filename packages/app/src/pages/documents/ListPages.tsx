import { DocumentsScreen, type JointWork } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useNavigate } from 'react-router-dom'
import { useJointInvoice } from '@waldkerf/app/data/documents/joint'
import { useNewDayLimits } from '@waldkerf/app/data/documents/lists/dayLimits'
import { useInvoiceList, useNewDocuments, useOfferList } from '@waldkerf/app/data/documents/lists/documentLists'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { askedAt } from './documentAddress.ts'
import { useReceivablesWork } from './useReceivablesWork.ts'
import { useDocumentsPage } from './useDocumentsPage.ts'
import type { Span } from '@waldkerf/domain/office/datev/datevProblems'
import { toDatevSettings } from '@waldkerf/domain/office/datev/datevValues'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DatevExport } from '@waldkerf/ui/screens/documents/datev/DatevDialog'
import { useBookingBatch, useTaxYear } from '@waldkerf/app/data/documents/taxAdviser'
import { useDatevSettings } from '@waldkerf/app/data/office/datev'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'

/** /invoices/index: all invoices, for administrators. Filter and order live in the address. */
export function InvoicesPage() {
  const navigate = useNavigate()
  const { state, actions, isMade } = useDocumentsPage('invoices', useInvoiceList())
  const { addInvoice, addOrder } = useNewDocuments()
  const open = (id: number) => void navigate(paths.invoice(id))
  return (
    <DocumentsScreen
      kind="invoices"
      state={state}
      datev={useDatevExport()}
      receivables={useReceivablesWork((id) => void navigate(askedAt(paths.invoice(id), 'send')))}
      actions={{
        ...actions,
        open,
        async create({ clientId: client_id, day: rn_datum, supplied: le_date, rate: ust_satz, instalment }, key) {
          const invoice = { client_id, rn_datum, le_date, ust_satz }
          const { id } = instalment
            ? await addOrder(
                { ...invoice, auftrag: instalment.words, netto: instalment.net, betrag: instalment.amount },
                key,
              )
            : await addInvoice(invoice, key)
          isMade()
          open(id)
        },
      }}
    />
  )
}

/** The office's local time, '2026-11-20 08:30:00'; the Swedish locale has this format. */
const officeClock = () => new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })

/** DATEV reads only files whose names begin with 'EXTF_'. */
const fileName = ({ from, to }: Span) => `EXTF_Rechnungen_${from}_${to}.csv`

/** Downloads archived invoices for the tax adviser. */
function useDatevExport(): DatevExport {
  const settings = useDatevSettings()
  const makeBatch = useBookingBatch()
  const makeYear = useTaxYear()
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
    async writeAll(span, onProgress) {
      const known = shown(settings)
      if (!known) return []
      return withMessage(async () => {
        const options = toDatevSettings(known, span.from)
        const { zip, findings } = await makeYear(span, options, fileName(span), onProgress)
        saveFile(zip, `Steuerberatung_${span.from}_${span.to}.zip`)
        return findings
      })
    },
  }
}

/** Several offers become one invoice, whose page opens. */
function useJointWork(today: string): JointWork {
  const navigate = useNavigate()
  const { make, ...joint } = useJointInvoice()
  return {
    ...joint,
    limits: useNewDayLimits(today).limits.invoice,
    async make(choice) {
      const { id } = await withMessage(() => make(choice))
      void navigate(paths.invoice(id))
    },
  }
}

/** /offers/index: all offers, for administrators. Filter and order live in the address. */
export function OffersPage() {
  const navigate = useNavigate()
  const { state, actions, isMade } = useDocumentsPage('offers', useOfferList())
  const { addOffer } = useNewDocuments()
  const open = (id: number) => void navigate(paths.offer(id))
  return (
    <DocumentsScreen
      kind="offers"
      state={state}
      joint={useJointWork(state.today)}
      actions={{
        ...actions,
        open,
        async create({ clientId: client_id, day: an_datum, rate: ust_satz }, key) {
          const { id } = await addOffer({ client_id, an_datum, ust_satz }, key)
          isMade()
          open(id)
        },
      }}
    />
  )
}
