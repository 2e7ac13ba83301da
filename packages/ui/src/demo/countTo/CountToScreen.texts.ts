import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Zählwerk',
    intro:
      'Zahlen, die zu ihrem Wert laufen. Wer im System weniger Bewegung eingestellt hat, sieht gleich das Ergebnis.',
    counter: 'Anzeige',
    settings: 'Einstellungen',
    start: 'Von',
    end: 'Bis',
    duration: 'Dauer in Millisekunden',
    decimals: 'Nachkommastellen',
    separator: 'Tausendertrennung',
    prefix: 'Davor',
    suffix: 'Dahinter',
    wrongDecimals: 'Möglich sind 0 bis 20.',
    wrongSeparator: 'Ziffern wären nicht von der Zahl zu unterscheiden.',
    run: 'Starten',
    pause: 'Anhalten',
    resume: 'Weiterlaufen',
  },
  async () => (await import('./CountToScreen.texts.en.ts')).en,
)
