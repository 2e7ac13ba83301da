import { errorCode } from '@waldkerf/service/supervisor/startupError'

/** How a part stands: `missing` keeps people from working or loses data, `weak` will one day. */
export type Sign = 'ok' | 'weak' | 'missing'

export interface Judgement {
  sign: Sign
  /** For people; other than `ok` it says what to do. */
  sentence: string
}

/** One line of the answer. */
export interface Check {
  part: string
  look: () => Judgement | Promise<Judgement>
}

export const ok = (sentence: string): Judgement => ({ sign: 'ok', sentence })
export const weak = (sentence: string): Judgement => ({ sign: 'weak', sentence })
export const missing = (sentence: string): Judgement => ({ sign: 'missing', sentence })

/** Milliseconds that a part may take to answer. */
export const patience = 5_000

const signs: readonly Sign[] = ['missing', 'weak', 'ok']

/** Several judgements of one part in one: the worst sign, and the sentences of all that are not fine. */
export function together(judgements: readonly Judgement[], fine: string): Judgement {
  const faults = judgements.filter(({ sign }) => sign !== 'ok')
  const sign = signs.find((one) => faults.some((fault) => fault.sign === one))
  return sign === undefined ? ok(fine) : { sign, sentence: faults.map(({ sentence }) => sentence).join(' ') }
}

/** A check that fails is a finding too: no answer is one. */
export async function judge({ part, look }: Check): Promise<Judgement & { part: string }> {
  try {
    return { part, ...(await look()) }
  } catch (error) {
    return { part, ...missing(`It cannot be looked at (${reason(error)}).`) }
  }
}

/** Why something did not answer, in a word or two. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `no answer within ${patience / 1_000} s`
  return errorCode(error.cause) || errorCode(error) || error.message
}
