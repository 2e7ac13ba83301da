import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'
import type { Language } from './words.ts'

export type Format = 'json' | 'html'

/** Media types that are answered, and in which form. Where a program takes several alike, the first of them. */
const formats: readonly (readonly [type: RegExp, format: Format])[] = [
  [/^(application\/(json|geo\+json|vnd\.oai\.openapi\+json|\*)|\*\/\*)$/, 'json'],
  [/^(text\/(html|\*)|application\/xhtml\+xml)$/, 'html'],
]

interface Wanted {
  value: string
  quality: number
}

function byQuality(header: string): Wanted[] {
  const wanted = header.split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2)
    return { value, quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  return wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
}

/** `f` wins over the Accept header; without either it is JSON. @throws Refusal 400, 406 */
export function findFormat({ headers }: IncomingMessage, query: URLSearchParams): Format {
  const asked = query.get('f')
  if (asked === 'json' || asked === 'html') return asked
  if (asked !== null) throw new Refusal(refusal('bad_parameter.value', 'f'))
  const { accept } = headers
  if (!accept) return 'json'
  for (const { value } of byQuality(accept)) {
    const [, format] = formats.find(([type]) => type.test(value)) ?? []
    if (format) return format
  }
  throw new Refusal(refusal('not_acceptable'))
}

/** The language chosen in the product, else that of the browser, else German. */
export function findLanguage({ headers }: IncomingMessage): Language {
  const [, chosen] = /(?:^|; )language=(de|en)/.exec(headers.cookie ?? '') ?? []
  if (chosen === 'de' || chosen === 'en') return chosen
  const asked = byQuality(headers['accept-language'] ?? '').map(({ value }) => value.split('-')[0])
  return asked.find((language) => language === 'de' || language === 'en') === 'en' ? 'en' : 'de'
}
