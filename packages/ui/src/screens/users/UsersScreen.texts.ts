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
      nothingFits: { title: 'Niemand passt', text: 'Zu dieser Auswahl gibt es keine Personen.' },
    },
    pick: 'Rolle ändern',
    parts: { clients: 'Kunden der Personen', access: 'Einladungen und Registrierungen' },
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
      access: 'Einladung',
      phone: 'Telefon',
      id: 'Nr.',
    },
    invited: (day: string) => `Eingeladen seit ${day}`,
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
      waiting: (count: number) =>
        count === 0 ? 'Neue Nutzer' : count === 1 ? 'Eine Person wartet' : `${count} Personen warten`,
      more: (count: string) => `und ${count} weitere`,
      undo: 'Rückgängig',
      since: (day: string) => `registriert am ${day}`,
      refuse: 'Ablehnen',
      refused: 'bleibt Standard-Nutzer',
      expert: {
        title: 'Experte angefragt',
        keys: 'E stimmt zu, A lehnt ab, Z nimmt zurück; Pfeiltasten wechseln die Person.',
        accept: 'Zustimmen',
        accepted: 'wird Experte',
      },
      registration: {
        title: 'Neu registriert',
        keys: 'E nimmt auf, Z nimmt zurück; Pfeiltasten wechseln die Person.',
        accept: 'Aufnehmen',
        accepted: 'wird Standard-Nutzer',
      },
    },
  },
  async () => (await import('./UsersScreen.texts.en.ts')).en,
)
