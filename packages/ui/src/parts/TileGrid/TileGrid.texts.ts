import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts({ pick: 'Auswählen' }, async () => (await import('./TileGrid.texts.en.ts')).en)
