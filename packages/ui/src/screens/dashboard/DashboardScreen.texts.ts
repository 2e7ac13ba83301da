import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Dashboard',
    hello: (name: string) => `Guten Tag, ${name}`,
    finds: 'Veröffentlichte Funde',
    season: 'Saison ansehen',
    published: 'Funde, alle Jahre',
    states: 'Bundesländer mit Funden',
    commonest: 'Häufigste Art',
    species: 'Nachgewiesene Arten',
    share: (percent: number) => `${percent} % aller Funde`,
    ofStates: 'in Deutschland und Österreich',
    inState: (name: string) => `die meisten in ${name}`,
    failed: 'Die Zahlen konnten nicht geladen werden',
    empty: 'Noch keine Funde',
    emptyText: 'Der erste steht dann hier.',
    loading: 'Zahlen werden geladen',
  },
  async () => (await import('./DashboardScreen.texts.en.ts')).en,
)
