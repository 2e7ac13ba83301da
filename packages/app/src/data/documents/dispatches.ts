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
import { documentKeys, isStandingKey } from './lists/documents.ts'

/** Reads again soon while the mail server has not accepted a mail. */
const refreshInterval = (sent: readonly Dispatch[] | undefined) =>
  sent?.some((each) => mailState(each) === 'queued') ? 5_000 : 0

/** The mails with a document, latest first; no request without an id. */
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

/** The files to send, made once. */
export interface DispatchedFiles {
  pdf: Blob
  xml?: Blob | undefined
}

/** Sends documents with their files; the dispatches are read again, and the offers, because drafts become sent ones. */
export function useDispatchChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /**
   * @param files the same for every try of one form
   * @param form identifies the form: repeated from the same form, the mail is sent only once
   * @throws ApiError
   */
  return async (mail: Sent, { pdf, xml }: DispatchedFiles, form: string) => {
    const files = { pdf: await toBase64(pdf), xml: xml ? await toBase64(xml) : '' }
    const sending = gateway.call(sendDocument, { ...mail, ...files }, { idempotencyKey: keys.of({ form, ...mail }) })
    return await refreshed(sending, {
      first: [documentKeys.dispatches(mail.art, Number(mail.id))],
      // A new address was added to the client's recipients.
      later: [documentKeys.all('offers'), documentKeys.sums('offers'), isClientPart('recipients'), isStandingKey],
    })
  }
}

/** Gives up a mail that the mail server has not accepted yet; a reminder without one may be made anew at once. */
export function useDispatchEnd() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  /** @throws ApiError */
  return ({ id, art, dokument_id }: Pick<Dispatch, 'id' | 'art' | 'dokument_id'>) =>
    refreshed(gateway.call(endDispatch, { id }), {
      first: [documentKeys.dispatches(art, dokument_id), isStandingKey],
      later: [documentKeys.sums('offers')],
    })
}

const types = { pdf: 'application/pdf', xml: 'application/xml' } as const

/** Reads the files of a dispatch exactly as they were sent. */
export function useDispatchFiles() {
  const gateway = useGateway()
  /** @throws ApiError */
  return async ({ id }: Pick<Dispatch, 'id'>, kind: keyof typeof types): Promise<Blob> => {
    const files = await gateway.call(getDispatchFiles, { id })
    return new Blob([fromBase64(files[kind])], { type: types[kind] })
  }
}
