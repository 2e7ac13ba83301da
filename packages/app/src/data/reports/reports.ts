import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { useGateway } from '../gateway/GatewayProvider.tsx'

/** A record without its pictures, which follow it. */
export type NewReport = CallPayload<typeof addBeetle>

/** @returns a function that makes the record; the key is made when the form opens and stays the same for every try */
export function useNewReport() {
  const gateway = useGateway()
  return (report: NewReport, idempotencyKey: string) => gateway.call(addBeetle, report, { idempotencyKey })
}
