import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Bewegung',
    lead: 'Drei Dauern und eine Kurve. Bewegung zeigt, woher etwas kommt; sie hält niemanden auf. Wer im System weniger Bewegung wünscht, sieht keine.',
    durations: 'Dauern',
    durationsText: 'Der Druck auf die Schaltfläche lässt alle drei zugleich laufen.',
    play: 'Abspielen',
    uses: {
      small: 'Farbe und Rand eines Bedienelements, ein Menü',
      panel: 'Eine Fläche, die sich öffnet',
      page: 'Was die ganze Seite wechselt',
    },
    easing: 'Kurve',
    easingText: 'Schnell los, weich an: Was man ausgelöst hat, antwortet sofort.',
  },
  async () => (await import('./MotionPage.texts.en.ts')).en,
)
