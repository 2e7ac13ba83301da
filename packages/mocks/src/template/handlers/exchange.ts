import type { Call } from '@waldkerf/domain/calls/call'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { TemplateState } from '../state.ts'

/** One request as a handler sees it, decoded by the contract. */
interface Exchange<C extends Call = Call> {
  payload: C extends Call<infer P> ? InferOutput<P> : never
  state: TemplateState
}

type CallData<C> =
  C extends Call<GenericSchema, infer A> ? (InferInput<A> extends { data: infer D } ? D : never) : never

/** Answers the content of `data`. Refuses by throwing a Refusal. */
export type Handler<C extends Call = Call> = (exchange: Exchange<C>) => CallData<C>

/** A handler for every call of an area: one without does not compile. */
export type AreaHandlers<Area extends Record<string, Call>> = { [Name in keyof Area]: Handler<Area[Name]> }
