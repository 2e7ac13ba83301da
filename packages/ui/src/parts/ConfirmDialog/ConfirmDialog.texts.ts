import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts({ cancel: 'Abbrechen' }, async () => (await import('./ConfirmDialog.texts.en.ts')).en)
