import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')

/** Everything from a heading to the next one that is not below it. Throws when there is no such heading. */
function section(heading: string): string {
  const [, level = ''] = new RegExp(`^(#+) ${heading}$`, 'm').exec(page) ?? []
  if (level === '') throw new Error(`docs/operations.md has no heading '${heading}'.`)
  const [, after = ''] = page.split(`\n${level} ${heading}\n`)
  return after.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0] ?? ''
}

/** The code blocks of a language below a heading, in their order. */
export function documentedBlocks(heading: string, language: 'sh' | 'sql'): string[] {
  return [...section(heading).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )
}

/** A shell block's commands, without comments; a line that ends with a backslash goes on. */
export function commandLines(block: string): string[] {
  return block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)#\s.*$/, '').trim())
    .filter((line) => line !== '')
}

/** Docker commands that stand in the text below a heading, and not in a block of their own. */
export function inlineCommands(heading: string): string[] {
  return [...section(heading).matchAll(/`(docker [^`\n]+)`/g)].map(([, line = '']) => line)
}
