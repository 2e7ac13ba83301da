import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    article: {
      published: 'Der Artikel ist veröffentlicht.',
      saved: 'Der Entwurf ist gespeichert.',
      unsaved: (id: number | undefined) => (id === undefined ? 'Neuer Artikel' : `Artikel ${id}`),
    },
    clipboard: {
      copied: 'Kopiert.',
      refused: 'Der Browser hat das Kopieren nicht erlaubt.',
      insecure: 'Kopieren geht nur über eine verschlüsselte Verbindung (https).',
    },
    role: {
      saved: (name: string, key: string | number) => `Die Rolle ${name} (${key}) ist gespeichert.`,
      gone: (name: string) => `Die Rolle ${name} gibt es nicht mehr.`,
      removed: (name: string) => `Die Rolle ${name} ist gelöscht.`,
      ask: (name: string) => `Die Rolle ${name} löschen?`,
      lost: 'Wer sie hat, öffnet danach keine Seite mehr.',
      remove: 'Löschen',
    },
    todos: {
      firstTodos: {
        traps: 'Fallen leeren',
        report: 'Bericht schreiben',
        call: 'Försterei anrufen',
        map: 'Karte prüfen',
        offer: 'Angebot nachfassen',
        photos: 'Fotos sortieren',
        plan: 'Begang planen',
        keys: 'Schlüssel zurückgeben',
      },
    },
  },
  async () => (await import('./template.texts.en.ts')).en,
)
