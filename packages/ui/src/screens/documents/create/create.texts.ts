import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    titles: { offers: 'Neues Angebot', invoices: 'Neue Rechnung' },
    hint: 'Die Nummer wird beim Anlegen automatisch vergeben.',
    client: 'Kunde',
    clientHint: 'Name des Kunden',
    noClient: 'Bitte wählen Sie einen Kunden.',
    days: { offers: 'Angebotsdatum', invoices: 'Rechnungsdatum' },
    missing: { clients: 'Kunden', firstDay: 'Frühester Tag' },
    supplied: 'Leistungsdatum',
    rate: 'Umsatzsteuer',
    otherRate: 'anderer Satz …',
    ownRate: 'Satz in Prozent',
    noRate: 'Bitte geben Sie einen Satz zwischen 0 und 100 ein, mit höchstens zwei Nachkommastellen.',
    create: 'Anlegen',
  },
  async () => (await import('./create.texts.en.ts')).en,
)
