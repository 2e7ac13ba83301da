import { addAnswer, getConversation } from '@waldkerf/domain/calls/beetles/conversation'
import useSWR from 'swr'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { toLoadable } from '../../loading/loadable.ts'
import { useRefreshed } from '../../saving/useRefreshed.ts'

export const conversationKey = (beetleId: number) => ['conversation', beetleId] as const

/**
 * The conversation about a record, and the reporter's answer in it; nothing is asked without a record. Whether a question is
 * still open (409) is the caller's to say.
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
        // Lists, queues and the own records say that it is answered.
        later: [conversationKey(beetleId), (key) => Array.isArray(key) && key[0] === 'beetles'],
      })
    },
  }
}
