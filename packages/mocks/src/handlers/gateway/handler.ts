import type { Call } from '@waldkerf/domain/calls/call'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Caller } from '../caller.ts'
import type { MockState } from '../state.ts'

/** One request as a handler sees it: authenticated, decoded, and allowed for the caller's role. */
export interface Exchange<C extends Call = Call> {
  /**
   * Procedures: every argument of the contract, absent and null ones as '', or absent where it is optional without a
   * default. PATCH: the columns as sent; POST on a table: its rows.
   */
  payload: C extends Call<infer P> ? InferOutput<P> : never
  caller: Caller
  state: MockState
  request: Request
  url: URL
  /** Reads the bytes of a drawing, which differs between browser and Node. */
  pictureBytes: PictureBytes
}

export type PictureBytes = (filename: string) => Promise<ArrayBuffer>

/** The mock of a call: answers in wire form to callers who have the call's right. Refuses by throwing a Problem. */
export type Handler<C extends Call = Call> = (
  exchange: Exchange<C>,
) => (C extends Call<GenericSchema, infer A> ? InferInput<A> : never) | Promise<Response>

/** A handler for every call of an area: one without does not compile. */
export type AreaHandlers<Area extends Record<string, Call>> = { [Name in keyof Area]: Handler<Area[Name]> }
