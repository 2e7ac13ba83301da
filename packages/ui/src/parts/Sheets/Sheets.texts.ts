import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Kartenblätter',
    loading: 'Die Kartenblätter werden geladen.',
    empty:
      'Noch kein Kartenblatt ist als Ebene bereitgestellt. Das geht im Arbeitsplatz einer Karte: Dateien, „GeoTIFF erzeugen“.',
    failed: (message: string) => `Die Kartenblätter konnten nicht geladen werden. ${message}`,
    retry: 'Erneut versuchen',
    search: 'Ort, Name oder Jahr',
    none: 'Kein Kartenblatt passt dazu.',
    elsewhere: 'Ohne Ort',
    withoutName: (id: string) => `Karte ${id}`,
    outdated: 'veraltet: die Punkte sind geändert',
    goTo: 'Dorthin',
    goToSheet: (name: string) => `Dorthin: ${name}`,
    only: 'Nur dieses',
    onlySheet: (name: string) => `Nur dieses: ${name}`,
    opacity: 'Deckkraft',
    swipe: 'Wischen',
    percent: (value: string) => `${value} %`,
    most: (count: string) => `Höchstens ${count} Blätter zugleich: Das älteste wurde ausgeschaltet.`,
    problems: {
      unread: 'Die Datei lässt sich nicht lesen.',
      unknownSystem: 'Ihr Koordinatensystem ist hier nicht bekannt.',
      lost: 'Sie ist gerade nicht zu erreichen.',
    },
  },
  async () => (await import('./Sheets.texts.en.ts')).en,
)
