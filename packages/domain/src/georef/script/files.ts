import type { Message } from '../message.ts'
import type { ScriptFiles } from './scriptOrder.ts'

const problems = {
  empty: { de: 'Ein Dateiname fehlt.', en: 'A file name is missing.' },
  control: {
    de: 'Ein Dateiname enthält einen Zeilenumbruch oder ein Nullzeichen.',
    en: 'A file name contains a line break or a NUL character.',
  },
  same: {
    de: 'Kartenbild, Zwischendatei und Ergebnis müssen verschiedene Dateien sein, sonst ginge eine verloren.',
    en: 'Scan, temporary file and result must be different files, or one would be lost.',
  },
} satisfies Record<string, Message>

/** Why a script must not be written with these names; null if it can. */
export function fileProblem({ input, temporary, output }: ScriptFiles): Message | null {
  const names = [input, temporary, output]
  if (names.some((name) => name.trim() === '')) return problems.empty
  if (names.some((name) => /[\n\r\0]/.test(name))) return problems.control
  const places = new Set(names.map((name) => name.replace(/^(\.\/+)+/, '')))
  return places.size < names.length ? problems.same : null
}
