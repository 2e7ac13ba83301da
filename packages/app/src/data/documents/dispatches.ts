import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getDispatches, getDispatchFiles, sendDocument } from '@waldkerf/domain/calls/documents/dispatches'
import type { Dispatch, DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import useSWR, { useSWRConfig } from 'swr'
import { fromBase64, toBase64 } from '../gateway/base64.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { documentKeys } from './lists/documentKeys.ts'

/** Who sent what of a document, latest first. */
export function useDispatches(kind: DispatchKind, id: number) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(documentKeys.dispatches(kind, id), ([, art, of]) => gateway.call(getDispatches, { art, id: of })),
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
  const { mutate } = useSWRConfig()
  const keys = useOrderKeys()
  /**
   * @param files the same for every try of one form
   * @param form names the form: sent again from there it goes out once
   * @throws ApiError
   */
  return async (mail: Sent, { pdf, xml }: DispatchedFiles, form: string) => {
    const files = { pdf: await toBase64(pdf), xml: xml ? await toBase64(xml) : '' }
    try {
      return await gateway.call(sendDocument, { ...mail, ...files }, { idempotencyKey: keys.of({ form, ...mail }) })
    } finally {
      void mutate(documentKeys.all('offers'))
      await mutate(documentKeys.dispatches(mail.art, Number(mail.id)))
    }
  }
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
