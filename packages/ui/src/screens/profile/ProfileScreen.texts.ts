import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: words.profile.de,
    loading: 'Ihre Daten werden geladen.',
    failed: 'Ihr Profil konnte nicht geladen werden',
    missing: 'nicht angegeben',
    groups: { person: 'Person', account: 'Konto', mail: 'Nachrichten per E-Mail' },
    fields: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      birth: 'Geburtsdatum',
      gender: 'Geschlecht',
      profession: 'Berufsgruppe',
      role: 'Rolle',
      registered: 'Registriert am',
    },
    mail: {
      mail_register: 'Neue Registrierung',
      mail_new: 'Neue Meldung',
      mail_rejected: 'Meldung abgelehnt',
      mail_published: 'Meldung veröffentlicht',
      mail_expert_request: 'Expertenmodus angefragt',
      mail_expert_approved: 'Expertenmodus bestätigt',
    },
    on: 'ein',
    off: 'aus',
  },
  async () => (await import('./ProfileScreen.texts.en.ts')).en,
)
