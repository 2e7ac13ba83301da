import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Saison',
    byState: 'Funde nach Bundesland, alle Jahre',
    bySpecies: 'Funde nach Art, alle Jahre',
    finds: (name: string, count: string) => `${name}: ${count === '1' ? '1 Fund' : `${count} Funde`}`,
    noFinds: (name: string) => `${name}: keine Funde`,
    unknownState: 'Ohne Angabe',
    empty: 'Noch kein Fund veröffentlicht',
    report: 'Fund melden',
    emptyText: 'Mit dem ersten stehen hier Karte, Arten und Jahreslauf.',
    latest: {
      title: 'Zuletzt gemeldet, mit Bild',
      empty: 'Noch keine Bilder',
      emptyText: 'Sobald ein Fund mit Bild veröffentlicht ist, steht er hier.',
      unknownState: 'Ohne Ort',
    },
    state: 'Bundesland',
    rest: { all: (count: number) => `Alle ${count} zeigen`, less: 'Weniger zeigen' },
    year: {
      title: 'Funde im Jahreslauf',
      week: (week: number) => `KW ${week}`,
      weekHead: 'Kalenderwoche',
      note: (from: number, to: number) =>
        `Veröffentlichte Funde nach Kalenderwoche des Fundtags, ${from === to ? to : `${from} bis ${to}`}`,
    },
  },
  async () => (await import('./SeasonScreen.texts.en.ts')).en,
)
