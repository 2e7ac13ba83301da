import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts({ message: 'Nachricht' }, async () => (await import('./messageShape.texts.en.ts')).en)
