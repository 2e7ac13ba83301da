import { DocumentsScreen } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useNavigate } from 'react-router-dom'
import { useNewDocuments, useOfferList } from '../../data/documents/lists/documentLists.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useDocumentsPage } from './useDocumentsPage.ts'

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
