import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    row: (nr: number) => `Position ${nr} wurde auch von jemand anderem geändert`,
    head: 'Die Angaben wurden auch von jemand anderem geändert',
    mine: 'Ihr Wert',
    theirs: 'gespeicherter Wert',
    take: 'So übernehmen',
    blank: 'leer',
    yes: 'ja',
    no: 'nein',
  },
  async () => (await import('./conflict.texts.en.ts')).en,
)
