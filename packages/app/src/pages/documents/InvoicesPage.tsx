import { DocumentsScreen } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useNavigate } from 'react-router-dom'
import { useInvoiceList, useNewDocuments } from '../../data/documents/lists/documentLists.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useDatevExport } from './useDatevExport.ts'
import { useReceivablesWork } from './useReceivablesWork.ts'
import { useDocumentsPage } from './useDocumentsPage.ts'

/** /invoices/index: all invoices, for administrators. Filter and order live in the address. */
export function InvoicesPage() {
  const navigate = useNavigate()
  const { state, actions, isMade } = useDocumentsPage('invoices', useInvoiceList())
  const { addInvoice } = useNewDocuments()
  const open = (id: number) => void navigate(paths.invoice(id))
  return (
    <DocumentsScreen
      kind="invoices"
      state={state}
      datev={useDatevExport()}
      receivables={useReceivablesWork()}
      actions={{
        ...actions,
        open,
        async create({ clientId: client_id, day: rn_datum, supplied: le_date, rate: ust_satz }, key) {
          const { id } = await addInvoice({ client_id, rn_datum, le_date, ust_satz }, key)
          isMade()
          open(id)
        },
      }}
    />
  )
}
