import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Ablage für Dateien',
    intro: 'Bilder hierher ziehen, wählen oder aus der Zwischenablage einfügen. Sie werden gleich hochgeladen.',
    hint: 'Bilder hierher ziehen oder mit Strg V einfügen: höchstens drei, jedes bis 2 MB.',
    choose: 'Bilder wählen',
    files: 'Dateien',
    preset: { forest: 'Waldrand', beetle: 'Fraßbild' },
    remove: (name: string) => `${name} entfernen`,
    progress: (name: string) => `${name} wird hochgeladen`,
    stored: 'Gespeichert',
    given: 'Schon vorhanden',
    uploaded: (name: string) => `${name} ist hochgeladen.`,
    removed: (name: string) => `${name} ist gelöscht.`,
    problem: {
      count: 'Mehr als drei Dateien gehen nicht. Erst eine entfernen.',
      weight: 'Größer als 2 MB.',
      pixels: 'Mehr als 40 Millionen Pixel.',
      kind: 'Kein Bild, das hier gelesen werden kann.',
      left: 'Nicht hochgeladen: die Seite wurde vorher verlassen.',
    },
    empty: 'Noch nichts abgelegt',
    emptyText: 'Was abgelegt wird, erscheint hier.',
  },
  async () => (await import('./DropzoneScreen.texts.en.ts')).en,
)
