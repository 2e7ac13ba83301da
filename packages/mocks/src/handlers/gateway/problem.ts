import { refusal, type RefusalKey } from '@waldkerf/domain/refusals/refusals'

/** A JSON answer with the headers that the web server in front of the data service adds. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

interface ProblemDetails {
  /** PostgREST's or PostgreSQL's code; `PTnnn` for what the SQL refuses itself. */
  code: string
  /** Error code for programs. */
  details?: string | null
  hint?: string | null
  headers?: Record<string, string>
}

/** A handler's refusal: it becomes an answer in PostgREST's form. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly answer: ProblemDetails

  constructor(status: number, message: string, answer: ProblemDetails) {
    super(message)
    this.status = status
    this.answer = answer
  }

  toResponse(): Response {
    const { code, details = null, hint = null, headers = {} } = this.answer
    return jsonResponse({ code, details, hint, message: this.message }, this.status, headers)
  }
}

/** Makes a refusal, as `app.refuse` in the SQL does. @param said the values for `%s` in the sentence */
export function refuse(key: RefusalKey, hint?: string, ...said: readonly (string | number)[]): Problem {
  const { status, code, message } = refusal(key, ...said)
  return new Problem(status, message, { code: `PT${status}`, details: code, hint: hint ?? null })
}

/** Makes a refusal by the web server itself. */
export function refuseBefore(key: RefusalKey, ...said: readonly (string | number)[]): Problem {
  const { status, code, message } = refusal(key, ...said)
  return new Problem(status, message, { code: `WK${status}`, details: code })
}

/**
 * Checks fields that a call carries but cannot change, as `app.keep_fields` does: they must be empty or as stored.
 * @throws Problem 409 with the field's name
 */
export function keepFields(sent: Readonly<Record<string, string | undefined>>, stored: object): void {
  const values = new Map<string, string | number | null>(Object.entries(stored))
  for (const [field, value = ''] of Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== '' && value !== String(values.get(field) ?? '')) throw refuse('fixed_field', field)
  }
}

/** A request without a valid token. */
export const unauthorized = (message: string, code: string): Problem => {
  const reason = code === 'PGRST301' ? ` error="invalid_token", error_description=${JSON.stringify(message)}` : ''
  return new Problem(401, message, { code, headers: { 'WWW-Authenticate': `Bearer${reason}` } })
}

/** PostgreSQL's own refusal of a call or column that the role was not granted. */
export const denied = (what: string): Problem => new Problem(403, `permission denied for ${what}`, { code: '42501' })

/** A value that is invalid for its column's type. */
export const badValue = (type: string, value: unknown): Problem =>
  new Problem(400, `invalid input syntax for type ${type}: "${String(value)}"`, { code: '22P02' })

/** Refuses text that is longer than its column allows, as `app.limit_text` does. */
export function limitText(value: string, most: number): void {
  if (Array.from(value).length > most) throw refuse('too_long.text', undefined, most)
}

/** An id as the calls send it: digits as text. */
export function toId(value: string): number {
  if (!/^\d{1,18}$/.test(value)) throw refuse('bad_id')
  return Number(value)
}
