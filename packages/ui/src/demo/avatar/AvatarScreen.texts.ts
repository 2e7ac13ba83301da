import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Profilbild',
    intro: 'Ein Bild wählen, den Ausschnitt bestimmen, hochladen. Alles geht mit Maus, Finger und Tastatur.',
    current: 'Profilbild',
    alt: 'Das jetzige Profilbild',
    change: 'Profilbild ändern',
    hint: 'Ein Bild hierher ziehen: PNG, JPEG, GIF oder WebP, höchstens 10 MB, mindestens 300 × 300 Pixel.',
    choose: 'Bild wählen',
    problem: {
      kind: 'Das ist kein Bild, das hier gelesen werden kann.',
      weight: 'Das Bild hat mehr als 10 MB.',
      small: 'Das Bild ist kleiner als 300 × 300 Pixel.',
      large: 'Das Bild hat mehr als 40 Millionen Pixel.',
    },
    unreadable: 'Das Bild ist beschädigt und lässt sich nicht öffnen.',
    area: 'Ausschnitt; Pfeiltasten verschieben das Bild',
    zoom: 'Vergrößerung',
    closer: 'Näher heran',
    farther: 'Weiter weg',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    preview: 'Vorschau',
    back: 'Zurück',
    close: 'Schließen',
    save: 'Hochladen',
    progress: 'Wird hochgeladen',
    stored: 'Das Profilbild ist geändert.',
  },
  async () => (await import('./AvatarScreen.texts.en.ts')).en,
)
