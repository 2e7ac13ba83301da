import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: 'Ihr Profil',
    place: 'Profil',
    ask: {
      title: 'Expertenmodus anfragen?',
      description:
        'Die Administration erfährt davon und entscheidet. Selbst zurücknehmen können Sie die Anfrage nicht.',
      confirm: 'Anfragen',
    },
    asked: 'Ihre Anfrage liegt jetzt der Administration vor.',
  },
  async () => (await import('./profile.texts.en.ts')).en,
)
