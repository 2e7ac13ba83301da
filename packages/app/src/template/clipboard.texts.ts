import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    copied: 'Kopiert.',
    refused: 'Der Browser hat das Kopieren nicht erlaubt.',
    insecure: 'Kopieren geht nur über eine verschlüsselte Verbindung (https).',
  },
  async () => (await import('./clipboard.texts.en.ts')).en,
)
