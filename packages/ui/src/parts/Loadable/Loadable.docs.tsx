import type { PartDocs } from '@waldkerf/storybook/PartDocs'

export const docs: PartDocs = {
  purpose: {
    de: 'Was ein Bildschirm von etwas weiß, das anderswoher kommt: lädt, da, misslungen, auch mit alten Daten. Unmögliche Mischungen lassen sich nicht sagen.',
    en: 'What a screen knows of something that comes from elsewhere: loading, there, failed, with old data if there is any. Impossible mixtures cannot be said.',
  },
  notFor: [
    {
      de: 'Mehrere Wahrheitswerte nebeneinander (lädt, Fehler, Daten): dafür gibt es diese Vereinigung.',
      en: 'Several booleans side by side (loading, error, data): this union is there instead.',
    },
  ],
  keyboard: [],
  components: {},
}
