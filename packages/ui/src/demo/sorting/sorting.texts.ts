import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    role: 'sortierbar',
    instructions:
      'Mit der Leertaste aufnehmen, mit den Pfeiltasten bewegen, mit der Leertaste ablegen. Escape bricht ab.',
    picked: (text: string) => `${text} aufgenommen.`,
    over: (text: string, place: number, list: string) => `${text} über Platz ${place} in ${list}.`,
    nowhere: (text: string) => `${text} über keiner Liste.`,
    placed: (text: string, place: number, list: string) => `${text} abgelegt auf Platz ${place} in ${list}.`,
    cancelled: (text: string) => `Abgebrochen. ${text} bleibt, wo es war.`,
    empty: 'Hier ist nichts. Etwas hierher ziehen.',
    count: (count: number) => (count === 1 ? 'ein Eintrag' : `${count} Einträge`),
    move: (text: string) => `${text} verschieben`,
    moveTo: (list: string) => `Nach ${list}`,
  },
  async () => (await import('./sorting.texts.en.ts')).en,
)
