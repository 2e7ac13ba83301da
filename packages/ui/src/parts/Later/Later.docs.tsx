import type { PartDocs } from '@waldkerf/storybook/PartDocs'

export const docs: PartDocs = {
  purpose: {
    de: 'Was erst nach der Seite kommt: Teile, die der Browser holt, wenn er Zeit hat oder wenn sie gebraucht werden. So bleibt das erste Laden klein.',
    en: 'What comes after the page: parts that are fetched when the browser is idle, or when they are wanted. So the first load stays small.',
  },
  notFor: [
    {
      de: 'Was auf dem ersten Bildschirm steht: das gehört in dessen Bündel.',
      en: 'What stands on the first screen: that belongs into its bundle.',
    },
  ],
  keyboard: [],
  components: {},
}
