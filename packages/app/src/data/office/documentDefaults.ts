import { getDocumentDefaults, setDocumentDefaults } from '@waldkerf/domain/calls/office/documentDefaults'
import type { DocumentDefaults } from '@waldkerf/domain/entities/office/documentDefaults'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { saveMerged } from '../saving/saveMerged.ts'
import { settingsKeys } from './settingsKeys.ts'

type DefaultTexts = Omit<DocumentDefaults, 'version'>

const toTexts = ({ version: _version, ...texts }: DocumentDefaults): DefaultTexts => texts

/** The usual texts of new documents; administrators alone. */
export function useDocumentDefaults() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.defaults(), () => gateway.call(getDocumentDefaults, {})))
}

/** Stores the usual texts, and shows them before that counts as done. */
export function useDefaultsChange() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  /** @throws ConflictError with the texts as they are stored, ApiError */
  return async (base: DocumentDefaults, mine: DefaultTexts): Promise<DocumentDefaults> => {
    try {
      return await saveMerged<DocumentDefaults, DefaultTexts>({
        base,
        mine,
        toValues: toTexts,
        send: ({ version }, values) => gateway.call(setDocumentDefaults, values, { version }),
        read: () => gateway.call(getDocumentDefaults, {}),
      })
    } finally {
      await mutate(settingsKeys.defaults())
    }
  }
}
