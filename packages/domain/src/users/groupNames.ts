import { translatedWords as words } from '../words/exactWords.ts'

interface Name {
  de: string
  en: string
}

/** Names for people of the groups and roles in the identity service and the database. */
const names = new Map<string, Name>(
  Object.entries({
    appuser_new: { de: 'Neues Konto', en: 'New account' },
    appuser_validated: { de: 'Bestätigtes Konto', en: 'Confirmed account' },
    appuser_apus: { de: 'Büro', en: 'Office' },
    appuser_apus_admin: { de: 'Büroleitung', en: 'Head of the office' },
    ogf_new: { de: 'Neuer Nutzer', en: 'New user' },
    ogf_citizens: words.citizens,
    ogf_expert: words.expert,
    ogf_admin: words.admin,
  }),
)

const other: Name = { de: 'Andere Gruppe', en: 'Other group' }

/** Names of groups or roles, each once; unknown ones are named together at the end. */
export function groupNames(stored: readonly string[], language: keyof Name): string[] {
  const known = stored.flatMap((name) => names.get(name) ?? [])
  const all = known.length < stored.length ? [...known, other] : known
  return [...new Set(all.map((name) => name[language]))]
}
