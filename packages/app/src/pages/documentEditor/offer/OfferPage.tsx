import { useParams } from 'react-router-dom'
import { DocumentPage } from '../DocumentPage.tsx'

/** /offers/:offer_id: one offer in the editor, for administrators. */
export function OfferPage() {
  return <DocumentPage kind="offer" id={Number(useParams()['offer_id'])} />
}
