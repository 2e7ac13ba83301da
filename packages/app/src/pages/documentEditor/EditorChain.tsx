import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { ChainLine } from '@waldkerf/ui/screens/documents/chain/ChainLine'
import { useDocumentChain } from '../../data/documents/storedDocument.ts'
import { paths } from '../../platform/routes/paths.ts'

const addresses = { offer: paths.offer, invoice: paths.invoice }

/** The documents before and after the one that is open. */
export function EditorChain({ kind, id }: { kind: DocumentKind; id: number }) {
  return <ChainLine chain={useDocumentChain(kind, id)} current={{ kind, id }} addresses={addresses} />
}
