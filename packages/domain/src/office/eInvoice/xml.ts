import { isBlank } from '@waldkerf/domain/texts/blank'
/** An element: its name, attributes and children; text children are escaped. Empty optional parts are simply left out. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (Element | string)[]
}

export type Child = Element | string | undefined | false

/** An element with its children; undefined, false and blank text are left out. */
export function element(name: string, ...children: readonly (Child | readonly Child[])[]): Element {
  const kept = children.flat().filter((child): child is Element | string => {
    return typeof child === 'string' ? !isBlank(child) : Boolean(child)
  })
  return { name, attributes: {}, children: kept }
}

/** The same element with attributes. */
export const withAttributes = (own: Element, attributes: Readonly<Record<string, string>>): Element => ({
  ...own,
  attributes,
})

/** The element, or nothing where its text is empty. */
export const optional = (name: string, text: string): Element | undefined =>
  isBlank(text) ? undefined : element(name, text)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 forbids these even escaped: most control characters and lone surrogates.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The document as text, two spaces to a level. */
export function toXml(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`
}

function write({ name, attributes, children }: Element, indent: string): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${head.join('')}`
  if (children.length === 0) return `${open}/>`
  if (children.every((child) => typeof child === 'string')) return `${open}>${escaped(children.join(''))}</${name}>`
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : write(child, `${indent}  `)))
  return `${open}>\n${inner.join('\n')}\n${indent}</${name}>`
}
