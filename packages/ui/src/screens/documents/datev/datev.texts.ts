import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    item: 'Für die Steuerberatung (DATEV)',
    title: 'Rechnungen für die Steuerberatung',
    hint: 'Ein Buchungsstapel im DATEV-Format: je festgeschriebener Rechnung eine Buchung, mit dem Inhalt vom Tag des Festschreibens.',
    submit: 'Datei speichern',
    from: 'Rechnungsdatum ab',
    to: 'Rechnungsdatum bis',
    noSpan: 'Bitte geben Sie zwei Tage an, den früheren zuerst.',
    otherYear: (day: string) => `Ein Buchungsstapel liegt in einem Geschäftsjahr; dieses beginnt am ${day}.`,
    content: (count: string, one: boolean, amount: string) =>
      `${one ? '1 Rechnung' : `${count} Rechnungen`}, zusammen ${amount} brutto; Stornorechnungen gehen ab.`,
    nothing: 'In diesem Zeitraum ist keine Rechnung festgeschrieben.',
    noNumbers: 'Beraternummer und Mandantennummer fehlen noch.',
    toSettings: 'Zu den Einstellungen',
    unknown: 'Die Angaben für die Steuerberatung konnten nicht geladen werden.',
    left: (numbers: string) => `Die Datei ist gespeichert. Ohne Konto und deshalb nicht darin: ${numbers}.`,
  },
  async () => (await import('./datev.texts.en.ts')).en,
)
