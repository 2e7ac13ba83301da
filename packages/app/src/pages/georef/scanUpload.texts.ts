import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    notTaken: (name: string) => `${name} wird nur hier angezeigt: Gespeichert werden JPEG, PNG und TIFF.`,
    ask: {
      title: 'Kartenbild ersetzen?',
      description:
        'Diese Karte hat schon ein Kartenbild. Es wird für alle ersetzt; die Passpunkte bleiben, wie sie sind.',
      otherSize:
        'Das Bild hat eine andere Größe als die Karte. Größe und Kartenbild werden für alle ersetzt; die Passpunkte liegen dann woanders.',
      confirm: 'Ersetzen',
      cancel: 'Nur hier ansehen',
    },
  },
  async () => (await import('./scanUpload.texts.en.ts')).en,
)
