import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getBeetleClusters, getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import type { Client } from '../../gateway/client.ts'

export type ClusterQuestion = CallPayload<typeof getBeetleClusters>
export type WindowQuestion = CallPayload<typeof getBeetleWindow>

/** Beetle records where they are too many to send. One call, one function. */
export function sectionsApi(client: Client) {
  return {
    clusters: (question: ClusterQuestion, signal: AbortSignal) => client.call(getBeetleClusters, question, { signal }),
    window: (question: WindowQuestion, signal?: AbortSignal) =>
      client.call(getBeetleWindow, question, signal ? { signal } : {}),
  }
}
