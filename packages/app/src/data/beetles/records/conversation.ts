import { addAnswer, getConversation } from '@waldkerf/domain/calls/beetles/beetleRecords'
import useSWR from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { useRefreshed } from '@waldkerf/app/data/saving/useRefreshed'

export const conversationKey = (beetleId: number) => ['conversation', beetleId] as const

/**
 * The conversation about a record, and the reporter's answer to a question; no request without a record. The caller
 * handles a 409 (the question is closed by now).
 */
export function useConversation(beetleId: number | undefined) {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const conversation = useSWR(beetleId === undefined ? null : conversationKey(beetleId), ([, kid]) =>
    gateway.call(getConversation, { kid }),
  )
  return {
    entries: toLoadable(conversation),
    /** @param idempotencyKey made with the first letter, the same for every try */
    async answer(text: string, idempotencyKey: string) {
      if (beetleId === undefined) return
      await refreshed(gateway.call(addAnswer, { kid: beetleId, msg: text }, { idempotencyKey }), {
        // Lists, queues and the own records show whether a question is answered.
        later: [conversationKey(beetleId), (key) => Array.isArray(key) && key[0] === 'beetles'],
      })
    },
  }
}
