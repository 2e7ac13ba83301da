import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Prüfung',
    ready: 'Alles da: Die E-Rechnung kann heruntergeladen werden.',
    open: (count: number) => (count === 1 ? 'Eine Angabe fehlt noch' : `${count} Angaben fehlen noch`),
    profile: 'Format',
    profiles: { xrechnung: 'XRechnung (öffentliche Auftraggeber)', zugferd: 'ZUGFeRD (EN 16931)' },
    offer: 'Angebote brauchen keine Prüfung als E-Rechnung.',
    settings: {
      name: 'Büro: Name fehlt',
      address: 'Büro: Anschrift ist nicht vollständig',
      taxNumber: 'Büro: Steuernummer oder USt-IdNr. fehlt oder stimmt nicht',
      contact: 'Büro: Ansprechpartner fehlt',
      phone: 'Büro: Telefonnummer fehlt oder stimmt nicht',
      email: 'Büro: E-Mail-Adresse fehlt oder stimmt nicht',
      bank: 'Büro: Bankverbindung fehlt oder stimmt nicht',
    },
    client: {
      name: 'Kunde fehlt',
      address: 'Kunde: Anschrift ist nicht vollständig',
      email: 'Kunde: E-Mail-Adresse für E-Rechnungen fehlt',
      reference: 'Kunde: Leitweg-ID oder Referenz fehlt',
    },
    head: {
      day: 'Datum fehlt',
      supplyDay: 'Leistungsdatum fehlt',
      dueDay: 'Zahlungsziel stimmt nicht',
      rate: 'Umsatzsteuersatz stimmt nicht',
      exemption: 'Ohne Umsatzsteuer: Der Grund fehlt',
      number: 'Nummer fehlt',
      original: 'Stornorechnung: Die ursprüngliche Rechnung fehlt',
    },
    row: {
      text: (nr: number) => `Position ${nr}: Leistung fehlt`,
      quantity: (nr: number) => `Position ${nr}: Menge ist 0`,
      price: (nr: number) => `Position ${nr}: Betrag stimmt nicht`,
      unit: (nr: number) => `Position ${nr}: Einheit fehlt`,
    },
    unclear: {
      quantity: (nr: number, text: string) => `Position ${nr}: Menge „${text}“ ist unklar`,
      price: (nr: number, text: string) => `Position ${nr}: Einzelpreis „${text}“ ist unklar`,
    },
    rows: 'Es gibt noch keine Positionen',
    buyer: 'Für E-Rechnungen an diesen Kunden',
    details: { leitweg_id: 'Leitweg-ID oder Referenz', email: 'E-Mail-Adresse', ust_id: 'USt-IdNr.' },
  },
  async () => (await import('./checklist.texts.en.ts')).en,
)
