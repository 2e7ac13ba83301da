import { type ConversionRecord, remainingSteps } from '@waldkerf/domain/office/conversion/conversion'
import { newRecord, resumedRecord } from '@waldkerf/domain/office/conversion/conversionRecord'
import { runConversion } from '@waldkerf/domain/office/conversion/runConversion'
import { useRef, useState } from 'react'
import { array, number, object, optional, record, safeParse, string } from 'valibot'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import { createDocumentCalls } from './documentCalls.ts'
import { createPositionCalls } from './positionCalls.ts'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'

/** The progress of the conversion of an offer into an invoice. */
export type ConversionState =
  | { status: 'running' | 'finished'; done: number; total: number; invoiceId?: number | undefined }
  /** Started again, it continues from there. */
  | { status: 'failed'; done: number; total: number; message: string }

const kept = object({
  offerId: number(),
  day: string(),
  supplyDay: string(),
  keys: record(string(), string()),
  invoiceId: optional(number()),
  begunAt: optional(number(), 0),
  done: array(string()),
})

const billed = () => new ApiError('http', { status: 409, code: 'billed_meanwhile' })
const unclear = () => new ApiError('http', { status: 409, code: 'unclear' })

/** Converts an offer into an invoice; an interrupted conversion is stored in this browser and can be continued. */
export function useConversion(offerId: number, user: string) {
  const gateway = useGateway()
  const documents = createDocumentCalls(gateway)
  const rows = createPositionCalls(gateway)
  const subject = { user, entity: `offers/${offerId}/conversion`, version: 0 }
  const isRunning = useRef(false)
  const [state, setState] = useState<ConversionState | undefined>(() => {
    const record = keptRecord()
    if (!record) return undefined
    return { status: 'failed', done: record.done.length, total: Object.keys(record.keys).length + 3, message: '' }
  })

  function keptRecord(): ConversionRecord | undefined {
    const { success, output } = safeParse(kept, drafts.find(subject)?.value)
    if (!success) return undefined
    const { invoiceId, ...rest } = output
    return { ...rest, ...(invoiceId !== undefined && { invoiceId }) }
  }

  async function work(days: { day: string; supplyDay: string } | undefined) {
    const { document: offer, positions } = await documents.whole('offer', offerId)
    if (!('status' in offer)) return undefined
    const found = keptRecord()
    const input = { offer, positions, documents, now: Date.now(), billed }
    const record = found ? await resumedRecord(found, input) : days && (await newRecord(days, input))
    if (!record) return undefined
    const total = record.done.length + remainingSteps(record, positions).length
    const tell = (next: ConversionRecord) => {
      drafts.save(subject, next)
      setState({ status: 'running', done: next.done.length, total, invoiceId: next.invoiceId })
    }
    tell(record)
    const done = await runConversion({ record, offer, positions, documents, rows, unclear, onStep: tell })
    drafts.remove(subject)
    setState({ status: 'finished', done: total, total, invoiceId: done.invoiceId })
    return done.invoiceId
  }

  return {
    state,
    /** Starts or continues. @param days of the new invoice; not needed to continue. @returns its id when finished */
    async start(days?: { day: string; supplyDay: string }): Promise<number | undefined> {
      if (isRunning.current) return undefined
      isRunning.current = true
      try {
        return await work(days)
      } catch (error) {
        const message = errorMessage(error)
        setState((last) => ({ status: 'failed', done: last?.done ?? 0, total: last?.total ?? 1, message }))
        return undefined
      } finally {
        isRunning.current = false
      }
    },
  }
}
