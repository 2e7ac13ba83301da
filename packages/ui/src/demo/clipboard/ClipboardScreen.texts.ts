import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Zwischenablage',
    intro: 'Text mit einem Klick kopieren. Der Browser erlaubt es nur über eine verschlüsselte Verbindung.',
    ways: 'Wege',
    call: 'Als Aufruf',
    hook: 'Als Hook',
    text: 'Text zum Kopieren',
    copy: 'Kopieren',
  },
  async () => (await import('./ClipboardScreen.texts.en.ts')).en,
)
