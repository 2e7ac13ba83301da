import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    figures: 'Zahlen zum Diagramm',
    none: 'Keine Daten',
    noneText: 'Das Diagramm erscheint, sobald es Zahlen gibt.',
    keyboard: {
      title: 'Klaviatur',
      intro: 'Fünfzig Balken vor fünfzig blasseren: eine Schwingung, die wie Tasten aussieht.',
      key: 'Taste',
      front: 'Vorn',
      back: 'Hinten',
    },
    line: {
      title: 'Linien',
      intro: 'Beantwortete Anfragen je fünf Minuten, in Prozent.',
      slot: 'Uhrzeit',
      mobile: 'Mobilfunk',
      fixed: 'Festnetz',
      field: 'Feldgeräte',
    },
    mix: {
      title: 'Gemischt',
      intro: 'Meldungen je Monat, gestapelt nach denen, die gemeldet haben; die Linie ist ihre Summe.',
      month: 'Monat',
      women: 'Frauen',
      men: 'Männer',
      sum: 'Summe',
    },
  },
  async () => (await import('./charts.texts.en.ts')).en,
)
