import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    asked: 'Aufgerufen wurde',
    forbidden: {
      title: 'Hoppla!',
      lead: 'Für diese Seite hat Ihre Rolle keine Rechte.',
      text: 'Nichts ist verloren. Sie können zurück, mit einer anderen Rolle wiederkommen oder hier weitergehen:',
      back: 'Zurück',
      home: 'Zum Dashboard',
      signOut: 'Abmelden',
      elsewhere: 'Zum Quelltext',
      picture: 'Ein Bild ansehen',
      pictureTitle: 'Unter der Rinde',
      pictureText: 'Das Fraßbild eines Buchdruckers: ein Muttergang, von dem die Gänge der Larven abgehen.',
      close: 'Schließen',
    },
    lost: {
      title: 'Hier ist nur Himmel',
      text: 'Diese Adresse gibt es nicht. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.',
      home: 'Zum Anfang',
    },
  },
  async () => (await import('./ErrorPages.texts.en.ts')).en,
)
