import { defineTexts } from '../i18n/Language.tsx'

/** Words of the parts that have few of them. */
export const texts = defineTexts(
  {
    numberOffers: { meant: (text: string) => `Meinten Sie ${text}?`, or: (text: string) => `Oder ${text}?` },
    tileGrid: { pick: 'Auswählen' },
    formDialog: { cancel: 'Abbrechen' },
    unreadable: {
      one: '1 Zeile war nicht lesbar und fehlt hier.',
      several: (rows: string) => `${rows} Zeilen waren nicht lesbar und fehlen hier.`,
    },
    loadedCard: { failed: 'Das konnte nicht geladen werden.', retry: 'Neu laden' },
    conflict: { mine: 'Ihre Fassung', theirs: 'Gespeicherte Fassung', empty: 'leer', yes: 'ja', no: 'nein' },
  },
  async () => (await import('./parts.texts.en.ts')).en,
)
