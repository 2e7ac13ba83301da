import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { ChainLine } from '@waldkerf/ui/screens/documents/chain/ChainLine'
import { useDocumentChain } from '../../data/documents/storedDocument.ts'
import { documentAddress } from '../documents/documentAddress.ts'

/** The documents before and after the one that is open. */
export function EditorChain({ kind, id }: { kind: DocumentKind; id: number }) {
  return <ChainLine chain={useDocumentChain(kind, id)} current={{ kind, id }} addresses={documentAddress} />
}
