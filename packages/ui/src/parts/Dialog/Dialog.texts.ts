import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts({ close: 'Schließen' }, async () => (await import('./Dialog.texts.en.ts')).en)
