import { beetleRefusals } from './areas/beetles.ts'
import { clientRefusals } from './areas/clients.ts'
import { documentRefusals } from './areas/documents.ts'
import { mapRefusals } from './areas/maps.ts'
import { officeRefusals } from './areas/office.ts'
import { paymentRefusals } from './areas/payments.ts'
import { requestRefusals } from './areas/request.ts'
import { scanRefusals } from './areas/scans.ts'
import { userRefusals } from './areas/users.ts'
import { webRefusals } from './areas/web.ts'
import type { RefusalEntries } from './refusalEntry.ts'

/** Areas of the catalogue. Each code belongs to one of them. */
export const refusalAreas = [
  beetleRefusals,
  clientRefusals,
  documentRefusals,
  mapRefusals,
  officeRefusals,
  paymentRefusals,
  requestRefusals,
  scanRefusals,
  userRefusals,
  webRefusals,
] as const satisfies readonly RefusalEntries[]

type Named<Entries> = {
  [Code in keyof Entries & string]: Entries[Code] extends readonly [number, string, string]
    ? Code
    : Entries[Code] extends readonly [number, infer Sentences, string]
      ? `${Code}.${keyof Sentences & string}`
      : never
}[keyof Entries & string]

type KeyIn<Area> = Area extends RefusalEntries ? Named<Area> : never

/** Key of a refusal: its code, with the name of its sentence if it has several, for example `not_found.map`. */
export type RefusalKey = KeyIn<(typeof refusalAreas)[number]>

/** A refusal as it is sent. */
export interface SaidRefusal {
  status: number
  /** For programs, and to find the sentence in other languages. */
  code: string
  /** For people, in German. */
  message: string
}

/** Every sentence of the service by its key, with `%s` for values. */
export const refusalSentences: ReadonlyMap<string, SaidRefusal> = new Map(
  refusalAreas
    .flatMap((area: RefusalEntries) => Object.entries(area))
    .flatMap(([code, [status, de]]) =>
      typeof de === 'string'
        ? [[code, { status, code, message: de }] as const]
        : Object.entries(de).map(([name, message]) => [`${code}.${name}`, { status, code, message }] as const),
    ),
)

/** @param said the values for `%s`, in order */
export function refusal(key: RefusalKey, ...said: readonly (string | number)[]): SaidRefusal {
  const sentence = refusalSentences.get(key)
  if (!sentence) throw new RangeError(`There is no refusal ${key}.`)
  const [start = '', ...rest] = sentence.message.split('%s')
  return { ...sentence, message: rest.reduce((text, part, place) => `${text}${said[place] ?? ''}${part}`, start) }
}
