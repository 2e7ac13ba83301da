import { getPictureBytes } from '@waldkerf/domain/calls/beetles/beetles'
import {
  erasePerson,
  getErasure,
  getErasureRequest,
  getPersonReport,
  getPrivacyOverview,
  setErasureRequest,
} from '@waldkerf/domain/calls/users/privacy'
import { useLanguage, useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { userKeys } from './userKeys.ts'

const keys = {
  request: () => ['privacy', 'request'] as const,
  overview: () => ['privacy', 'overview'] as const,
  erasure: (id: number) => ['users', id, 'erasure'] as const,
}

/** Saves all stored data of a person as a ZIP file, in the page's language. @returns how many pictures it lacks */
export function usePersonReport(userId: number) {
  const gateway = useGateway()
  const language = useLanguage()
  const { tables, archive } = useTexts(texts)
  const { day } = useFormat()
  return async (): Promise<number> => {
    const report = await gateway.call(getPersonReport, { user_id: userId })
    const [{ reportArchive }, { saveFile }] = await Promise.all([
      import('@waldkerf/ui/screens/profile/privacy/reportArchive'),
      import('@waldkerf/ui/browser/saveFile'),
    ])
    const pictures = []
    for (const id of report.bilder) {
      const blob = await gateway.bytes(getPictureBytes, { id }).catch(() => undefined)
      if (blob) pictures.push({ id, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) })
    }
    const words = { ...archive, language, tables, stand: archive.stand(day(report.stand)) }
    const bytes = reportArchive(report, pictures, words)
    saveFile(new Blob([bytes], { type: 'application/zip' }), `${archive.name(report.stand.slice(0, 10))}.zip`)
    return report.bilder.length - pictures.length
  }
}

/** The person's own request to be erased. */
export function useErasureRequest(isAsked: boolean) {
  const gateway = useGateway()
  const answer = useSWR(isAsked ? keys.request() : null, () => gateway.call(getErasureRequest, {}))
  return {
    asked: toLoadable(answer),
    async ask(asks: boolean) {
      await answer.mutate(gateway.call(setErasureRequest, { beantragt: asks }), { revalidate: false })
    },
  }
}

/** Erases people; lists that show them are read again. @param key the same for every try */
export function useErase() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return async (user_id: number, key: string) => {
    await gateway.call(erasePerson, { user_id }, { idempotencyKey: key })
    await Promise.all([userKeys.all(), userKeys.rows(), userKeys.links(), keys.overview()].map((one) => mutate(one)))
  }
}

/** The effects of this person's erasure. */
export function useErasure(userId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.erasure(userId), ([, user_id]) => gateway.call(getErasure, { user_id })))
}

/** Retention terms, recent runs of the nightly job, and requests for erasure. */
export function usePrivacyOverview() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.overview(), () => gateway.call(getPrivacyOverview, {})))
}
