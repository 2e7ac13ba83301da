import type { UsedRule } from './usedRules.ts'

/** A family and weight that a page shows, and its file: all other fonts are the theme's. */
const iconFont = /@font-face \{[^}]*Free[^}]*font-weight: 900/

/** In the order of the pages' own sheets. */
const byPlace = ({ place: one }: UsedRule, { place: other }: UsedRule) => {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? -1)
}

/** Custom properties that something reads, and those that these read. */
function withoutUnread(text: string, others: string): string {
  for (;;) {
    const read = new Set([...`${text}${others}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const less = text
      .replaceAll(/(--[\w-]+):[^;{}]*;\s?/g, (all, name: string) => (read.has(name) ? all : ''))
      .replaceAll(/^[^{}\n]*\{\s*\}\n/gm, '')
    if (less === text) return text
    text = less
  }
}

/** Font Awesome's signs lie in Unicode's private area, which no editor shows. */
const escaped = (text: string) =>
  text.replaceAll(/[\u{e000}-\u{f8ff}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)}`)

const signs = (text: string) => [
  ...new Set([...text.matchAll(/[\u{e000}-\u{f8ff}]/gu)].map(([sign]) => sign.codePointAt(0) ?? 0)),
]

/**
 * One style sheet of all rules that pages use.
 * @param theme CSS that comes after it, and may read its custom properties
 * @param subset gives the address of the font with these signs
 */
export async function styleSheet(
  rules: readonly UsedRule[],
  theme: string,
  subset: (signs: readonly number[]) => Promise<string>,
): Promise<string> {
  const sorted = [...new Map(rules.map((rule) => [rule.place.join(), rule])).values()].toSorted(byPlace)
  const lines: string[] = []
  let open: readonly string[] = []
  for (const { around, text } of sorted) {
    if (text.startsWith('@font-face') && !iconFont.test(text)) continue
    if (around.join() !== open.join()) {
      if (open.length > 0) lines.push('}'.repeat(open.length))
      lines.push(...around.map((head) => `${head} {`))
      open = around
    }
    lines.push(text.replaceAll(/\s+/g, ' '))
  }
  if (open.length > 0) lines.push('}'.repeat(open.length))
  const text = withoutUnread(`${lines.join('\n')}\n`, theme)
  const font = await subset(signs(text))
  return escaped(text.replaceAll(/src: [^;]*;/g, () => `src: url("${font}") format("woff");`))
}
