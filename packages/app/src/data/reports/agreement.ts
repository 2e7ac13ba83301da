import {
  getPictureAgreement,
  setPictureAgreement,
  withdrawAgreements,
  type PictureAgreement,
} from '@waldkerf/domain/calls/beetles/pictures'
import useSWR from 'swr'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/**
 * Whether others may see the person's pictures for comparison. A change shows only when stored, because people rely on
 * it.
 */
export function usePictureAgreement(isAsked = true) {
  const gateway = useGateway()
  const answer = useSWR(isAsked ? (['reports', 'agreement'] as const) : null, () =>
    gateway.call(getPictureAgreement, {}),
  )
  const store = (work: Promise<PictureAgreement>) =>
    answer.mutate(work, { revalidate: false }).catch((error: unknown) => {
      notify({ tone: 'danger', message: errorMessage(error) })
    })
  return {
    agreement: toLoadable(answer),
    setReport: (kid: number, zeigen: boolean) => void store(gateway.call(setPictureAgreement, { kid, zeigen })),
    setNew: (zeigen: boolean) => void store(gateway.call(setPictureAgreement, { zeigen })),
    withdraw: () => void store(gateway.call(withdrawAgreements, {})),
  }
}
