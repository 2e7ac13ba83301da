import { type ChainLink, documentChain } from '@waldkerf/domain/documents/chain/documentChain'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { getInvoiceData } from '@waldkerf/domain/calls/office/invoiceData'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { documentKeys } from './lists/documentKeys.ts'
import { useInvoices, useOffers } from './lists/documents.ts'

/** The line from an offer to its invoices and what cancels them, seen from one of them. */
export function useDocumentChain(kind: DocumentKind, id: number): Loadable<readonly ChainLink[]> {
  const gateway = useGateway()
  const parts = [
    useOffers(),
    useInvoices(),
    toLoadable(useSWR(documentKeys.invoiceData(), () => gateway.call(getInvoiceData, {}))),
  ] as const
  const [offers, invoices, data] = [shown(parts[0]), shown(parts[1]), shown(parts[2])]
  const chain = useMemo(
    () => offers && invoices && data && documentChain(kind, id, { offers, invoices, data }),
    [kind, id, offers, invoices, data],
  )
  if (chain) return { status: 'ready', data: chain }
  const failed = parts.find((part) => part.status === 'failed')
  return failed?.status === 'failed'
    ? { status: 'failed', message: failed.message, retry: failed.retry }
    : { status: 'loading' }
}
