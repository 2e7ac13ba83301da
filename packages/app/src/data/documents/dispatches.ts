import type { CallPayload } from '@waldkerf/domain/calls/call'
import { endDispatch, getDispatches, getDispatchFiles, sendDocument } from '@waldkerf/domain/calls/documents/dispatches'
import type { Dispatch, DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import useSWR from 'swr'
import { mailState } from '@waldkerf/domain/documents/steps/mailState'
import { fromBase64, toBase64 } from '@waldkerf/domain/entities/base64'
import { isClientPart } from '../clients/clients.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { documentKeys } from './lists/documents.ts'

/** While the mail server has not answered, it is looked at again soon. */
const refreshInterval = (sent: readonly Dispatch[] | undefined) =>
  sent?.some((each) => mailState(each) === 'queued') ? 5_000 : 0

/** Who sent what of a document, latest first; of none nothing is asked. */
export function useDispatches(kind: DispatchKind, id: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(
      id === undefined ? null : documentKeys.dispatches(kind, id),
      ([, art, of]) => gateway.call(getDispatches, { art, id: of }),
      { refreshInterval },
    ),
  )
}

type Sent = Omit<CallPayload<typeof sendDocument>, 'pdf' | 'xml'>

/** The files that go out, made once. */
export interface DispatchedFiles {
  pdf: Blob
  xml?: Blob | undefined
}

/** Sends documents with their files; what was sent is read again, and offers, of which drafts become sent. */
export function useDispatchChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /**
   * @param files the same for every try of one form
   * @param form names the form: sent again from there it goes out once
   * @throws ApiError
   */
  return async (mail: Sent, { pdf, xml }: DispatchedFiles, form: string) => {
    const files = { pdf: await toBase64(pdf), xml: xml ? await toBase64(xml) : '' }
    const sending = gateway.call(sendDocument, { ...mail, ...files }, { idempotencyKey: keys.of({ form, ...mail }) })
    return await refreshed(sending, {
      first: [documentKeys.dispatches(mail.art, Number(mail.id))],
      // A new address is among its client's recipients now.
      later: [documentKeys.all('offers'), isClientPart('recipients')],
    })
  }
}

/** Gives up a mail that the mail server has not taken yet. */
export function useDispatchEnd() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  /** @throws ApiError */
  return ({ id, art, dokument_id }: Pick<Dispatch, 'id' | 'art' | 'dokument_id'>) =>
    refreshed(gateway.call(endDispatch, { id }), { first: [documentKeys.dispatches(art, dokument_id)] })
}

const types = { pdf: 'application/pdf', xml: 'application/xml' } as const

/** Reads the files of what was sent, byte by byte as they went out. */
export function useDispatchFiles() {
  const gateway = useGateway()
  /** @throws ApiError */
  return async ({ id }: Pick<Dispatch, 'id'>, kind: keyof typeof types): Promise<Blob> => {
    const files = await gateway.call(getDispatchFiles, { id })
    return new Blob([fromBase64(files[kind])], { type: types[kind] })
  }
}
