import { writeFileSync } from 'node:fs'
import type { Fault } from './faults.ts'

/** The faults as a list to work through: by rule, then by story, with the elements. */
export function faultList(faults: readonly Fault[]): string {
  const lines = faults.flatMap(({ id, mode, message, violations }) => [
    ...(message === undefined ? [] : [{ rule: 'not checked', line: `- ${id} (${mode}): ${message}` }]),
    ...violations.map(({ rule, impact, help, elements }) => ({
      rule: `${rule}: ${help} (${impact})`,
      line: `- ${id} (${mode}): ${elements.map((element) => `\`${element}\``).join(', ')}`,
    })),
  ])
  const chapters = Map.groupBy(lines, ({ rule }) => rule)
  if (chapters.size === 0) return '# Accessibility\n\nNothing was found.\n'
  const texts = [...chapters].map(([rule, found]) => `## ${rule}\n\n${found.map(({ line }) => line).join('\n')}\n`)
  return `# Accessibility\n\n${texts.join('\n')}`
}

export const writeFaults = (file: string, faults: readonly Fault[]): void => writeFileSync(file, faultList(faults))
