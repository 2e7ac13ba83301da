import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    yours: (role: string) => `Ihre Rolle: ${role}`,
    change: 'Rolle wechseln',
    page: {
      title: 'Rechte der Seite',
      intro:
        'Diese Seite öffnet nur die Rolle admin. Nach einem Wechsel folgen Menü, Register und Adresse der neuen Rolle.',
      card: 'Wer Sie sind',
    },
    directive: {
      title: 'Rechte in der Seite',
      intro: 'Teile einer Seite erscheinen nur den Rollen, die genannt sind. Ein Wechsel wirkt sofort.',
      blocks: 'Bereiche',
      blocksNote: 'Jeder Bereich nennt die Zeile, die ihn schützt.',
      tabs: 'Register',
      tabsNote: 'Wo ein Teil gar nicht erst gebaut werden soll, fragt die Seite selbst.',
      seenBy: (roles: string) => `Das sehen: ${roles}`,
      nothing: 'Ihre Rolle sieht keinen dieser Teile.',
    },
  },
  async () => (await import('./permission.texts.en.ts')).en,
)
