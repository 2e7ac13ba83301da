import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    list: {
      title: words.users.de,
      create: 'Nutzer einladen',
      loading: 'Die Nutzer werden geladen.',
      failed: 'Die Nutzer konnten nicht geladen werden',
      empty: { title: 'Noch niemand da', text: 'Wer sich anmeldet oder eingeladen wird, steht hier.' },
      nothingFits: { title: 'Niemand passt', text: 'Keine Person passt zu dem, was gewählt ist.' },
    },
    pick: 'Rolle ändern',
    parts: { clients: 'Kunden der Personen' },
    missing: 'nicht geladen',
    columns: {
      name: 'Name',
      lastName: 'Nachname',
      firstName: 'Vorname',
      role: 'Rolle',
      email: 'E-Mail',
      profession: 'Berufsgruppe',
      clients: 'Kunden',
      registered: 'Registriert am',
      phone: 'Telefon',
      id: 'Nr.',
    },
    filter: {
      label: 'Nutzer filtern',
      searchHint: 'Name, E-Mail, Kunde …',
      roles: 'Rolle',
      profession: 'Berufsgruppe',
      allProfessions: 'Alle Berufsgruppen',
      from: 'Registriert ab',
      to: 'Registriert bis',
    },
    requests: {
      title: 'Experte angefragt',
      keys: 'E stimmt zu, A lehnt ab, Z nimmt zurück; Pfeiltasten wechseln die Person.',
      more: (count: string) => `und ${count} weitere`,
      approve: 'Zustimmen',
      refuse: 'Ablehnen',
      undo: 'Zurücknehmen',
      approved: 'wird Experte',
      refused: 'bleibt Standard-Nutzer',
      since: (day: string) => `registriert am ${day}`,
    },
  },
  async () => (await import('./UsersScreen.texts.en.ts')).en,
)
