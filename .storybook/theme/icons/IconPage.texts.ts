import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Symbole',
    lead: 'Eigene Zeichnungen auf einem Raster von 20 px, Strich 1,5, runde Enden. Ein Klick kopiert, was man schreibt.',
    search: 'Symbole suchen',
    found: (count: number) => (count === 1 ? '1 Symbol' : `${count} Symbole`),
    copy: (name: string) => `${name} kopieren`,
    copied: (text: string) => `Kopiert: ${text}`,
    notCopied: 'Der Browser lässt hier nicht kopieren.',
    none: 'So heißt kein Symbol',
    noneText: 'Die Namen sind englisch und sagen, was gezeichnet ist.',
  },
  async () => (await import('./IconPage.texts.en.ts')).en,
)
