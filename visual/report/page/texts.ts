import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Bildvergleich',
    accepted: 'gegen die angenommenen Bilder',
    against: (commit: string) => `gegen ${commit}`,
    outcomes: { changed: 'Geändert', new: 'Neu', removed: 'Entfernt', broken: 'Ohne Bild', same: 'Gleich' },
    outcome: 'Was sich tat',
    search: 'Story suchen',
    stories: 'Stories',
    nothing: 'Nichts',
    nothingText: 'Hier ist nichts zu sehen.',
    same: 'Alles wie zuvor',
    sameText: (count: string) => `${count} Bilder sind gleich geblieben.`,
    looks: {
      'light-wide': 'Hell, breit',
      'dark-wide': 'Dunkel, breit',
      'light-phone': 'Hell, Telefon',
      'dark-phone': 'Dunkel, Telefon',
    },
    view: 'Ansicht',
    views: { beside: 'Nebeneinander', slider: 'Schieber', difference: 'Unterschied' },
    before: 'Vorher',
    after: 'Nachher',
    difference: 'Unterschied',
    seam: 'Wo Vorher endet, in Prozent',
    pixels: (count: string, share: string) => `${count} Bildpunkte anders (${share} %)`,
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    accept: 'So wird angenommen, was in Ordnung ist:',
  },
  async () => (await import('./texts.en.ts')).en,
)
