import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { LoadedCard } from './LoadedCard.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Seite über eine Sache, in Karten: Kopf mit dem Weg zurück, Spalten, Zeilen mit dem, was sich mit ihnen tun lässt. LoadedCard lädt ihren Inhalt selbst.',
    en: 'A page about one thing, in cards: its head with the way back, columns, rows with what can be done to them. LoadedCard loads its own content.',
  },
  notFor: [{ de: 'Viele gleiche Dinge: ListScreen.', en: 'Many of the same kind: ListScreen.' }],
  keyboard: [],
  components: { LoadedCard },
}
