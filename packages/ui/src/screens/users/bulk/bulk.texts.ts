import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (count: string, one: boolean) => (one ? 'Rolle einer Person ändern' : `Rolle von ${count} Personen ändern`),
    role: 'Rolle',
    ready: (count: string, one: boolean) =>
      one ? 'Eine Person bekommt die neue Rolle.' : `${count} Personen bekommen die neue Rolle.`,
    noneReady: 'Niemand der Gewählten lässt sich so ändern.',
    skipped: {
      unchanged: (count: string, one: boolean) => `${count} ausgelassen: ${one ? 'hat' : 'haben'} diese Rolle schon`,
      lastAdmin: (count: string) => `${count} ausgelassen: jemand muss die Administration behalten`,
    },
    demoted: (count: string, one: boolean) =>
      one ? 'Eine Person verliert die Administration.' : `${count} Personen verlieren die Administration.`,
    from: (role: string, count: string) => `${role} (${count})`,
    start: (count: string, one: boolean) => (one ? 'Eine Rolle ändern' : `${count} Rollen ändern`),
    progress: 'Rollen ändern',
    results: 'Ergebnis je Person',
  },
  async () => (await import('./bulk.texts.en.ts')).en,
)
