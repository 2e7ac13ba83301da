import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts({ close: 'Schließen' }, async () => (await import('./Dialog.texts.en.ts')).en)
