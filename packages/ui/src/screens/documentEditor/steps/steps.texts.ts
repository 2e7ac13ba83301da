import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Stand des Dokuments',
    steps: 'Nächster Schritt',
    lapsed: 'Gültigkeit vorbei',
    states: { done: 'erledigt', current: 'hier steht es', skipped: 'ausgelassen', open: 'steht aus' },
    late: (days: number) => (days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`),
    mail: {
      delivered: (to: string, when: string) => `Gesendet an ${to} am ${when}`,
      queued: (to: string, when: string) => `Gesendet an ${to} am ${when}, wartet auf den Mailserver`,
      refused: (to: string, reason: string) => `An ${to} vom Mailserver abgelehnt: ${reason}`,
    },
  },
  async () => (await import('./steps.texts.en.ts')).en,
)
