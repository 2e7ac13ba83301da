import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Dashboard',
    hello: (name: string) => `Guten Tag, ${name}`,
    published: 'Veröffentlichte Funde, alle Jahre',
    states: 'Bundesländer mit Funden',
    commonest: 'Häufigste Art',
    species: 'Nachgewiesene Arten',
    share: (percent: number) => `${percent} % aller Funde`,
    ofStates: 'in Deutschland und Österreich',
    inState: (name: string) => `die meisten in ${name}`,
    speciesNote: 'mit mindestens einem Fund',
    byState: 'Funde nach Bundesland',
    bySpecies: 'Funde nach Art',
    finds: (name: string, count: string) => `${name}: ${count === '1' ? '1 Fund' : `${count} Funde`}`,
    noFinds: (name: string) => `${name}: keine Funde`,
    unknownState: 'Ohne Angabe',
    failed: 'Die Zahlen konnten nicht geladen werden',
    empty: 'Noch keine Funde',
    emptyText: 'Sobald der erste Fund veröffentlicht ist, steht er hier.',
    loading: 'Zahlen werden geladen',
  },
  async () => (await import('./DashboardScreen.texts.en.ts')).en,
)
