import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts({ cancel: 'Abbrechen' }, async () => (await import('./FormDialog.texts.en.ts')).en)
