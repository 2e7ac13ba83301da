import { getBeetle } from '@waldkerf/domain/calls/beetles/beetleRecords'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { recordKeys } from '../beetles/records/beetleRecords.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { saysNone, toRecord } from '../loading/record.ts'

interface OwnRecord {
  beetle: Loadable<Beetle>
  /** `missing`: there is none that the person may see; `foreign`: somebody else's. */
  access: 'own' | 'missing' | 'foreign'
}

/** A record, and whether it is this person's. @param userId of the person, undefined until known */
export function useOwnRecord(id: number, userId: number | undefined): OwnRecord {
  const gateway = useGateway()
  const answer = useSWR(recordKeys.one(id), ([, , wanted]) => gateway.call(getBeetle, { id: wanted }))
  const isForeign = answer.data !== undefined && answer.data.user_id !== userId
  return { beetle: toRecord(answer), access: saysNone(answer.error) ? 'missing' : isForeign ? 'foreign' : 'own' }
}
