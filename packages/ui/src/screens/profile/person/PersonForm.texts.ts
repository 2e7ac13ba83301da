import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Person',
    fields: { first_name: 'Vorname', last_name: 'Nachname', phone: 'Telefon', berufsgruppe: 'Berufsgruppe' },
    phoneHint: 'Für Rückfragen zu Ihren Meldungen',
    professionHint: 'Aus der Liste oder in eigenen Worten',
    professions: {
      owner: 'Waldbesitz',
      district: 'Revierleitung',
      protection: 'Forstschutz',
      research: 'Forschung',
      volunteer: 'Ehrenamt',
      office: 'Verwaltung',
    },
    conflict:
      'Ihr Profil wurde inzwischen an anderer Stelle geändert. Wählen Sie bei den markierten Feldern, was gelten soll, und speichern Sie dann.',
  },
  async () => (await import('./PersonForm.texts.en.ts')).en,
)
