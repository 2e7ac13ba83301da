import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    one: '1 Zeile war nicht lesbar und fehlt hier.',
    several: (rows: string) => `${rows} Zeilen waren nicht lesbar und fehlen hier.`,
  },
  async () => (await import('./UnreadableNote.texts.en.ts')).en,
)
