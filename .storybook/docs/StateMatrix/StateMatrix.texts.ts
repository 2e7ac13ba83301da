import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    modes: { light: 'Hell', dark: 'Dunkel' },
    states: {
      rest: 'In Ruhe',
      hover: 'Zeiger darüber',
      focus: 'Fokus',
      active: 'Gedrückt',
      disabled: 'Gesperrt',
      busy: 'Beschäftigt',
      invalid: 'Ungültig',
    },
    label: (name: string, mode: string) => `Zustände von ${name}, ${mode}`,
    sizes: (name: string) => `Größen von ${name}`,
  },
  async () => (await import('./StateMatrix.texts.en.ts')).en,
)
