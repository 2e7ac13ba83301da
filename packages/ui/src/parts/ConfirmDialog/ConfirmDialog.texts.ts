import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts({ cancel: 'Abbrechen' }, async () => (await import('./ConfirmDialog.texts.en.ts')).en)
