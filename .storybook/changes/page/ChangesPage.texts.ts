import { defineTexts } from '@waldkerf/ui/i18n/Language'

const pictures = (count: number, rest: readonly [one: string, more: string]) =>
  `${count} ${count === 1 ? rest[0] : rest[1]}`

export const texts = defineTexts(
  {
    title: 'Änderungen',
    lead: 'Was eine Änderung am Code an den Bildern der Stories geändert hat: davor, danach, Unterschied.',
    than: (commit: string | undefined) => (commit === undefined ? 'zuletzt angenommen' : `in ${commit}`),
    changed: (count: number, views: number, than: string) =>
      `${pictures(count, ['Bild', 'Bilder'])} von ${pictures(views, ['Ansicht', 'Ansichten'])} ${count === 1 ? 'ist' : 'sind'} anders als ${than}`,
    added: (count: number) => pictures(count, ['ist neu', 'sind neu']),
    gone: (count: number) => `${count} gibt es nicht mehr`,
    same: (than: string) => `Alle Bilder sind wie ${than}.`,
    failed: (count: number) =>
      `${pictures(count, ['Bild kam nicht zustande', 'Bilder kamen nicht zustande'])}; den Grund nennt der Bericht von Playwright, .visual/report.`,
    view: 'Vergleichen',
    views: { side: 'Nebeneinander', slider: 'Mit Regler', switch: 'Im Wechsel' },
    mode: 'Modus',
    everyMode: 'Alle Modi',
    sheet: (browser: string, sheet: string) => `Papier, Blatt ${sheet} (${browser})`,
    count: (count: number) => pictures(count, ['Bild', 'Bilder']),
    kinds: { new: 'neu', gone: 'gibt es nicht mehr' },
    pixels: (count: string, share: string) => `${count} Pixel anders (${share} %)`,
    before: 'Davor',
    after: 'Danach',
    difference: 'Unterschied',
    picture: (role: string, story: string, mode: string) => `${role}: ${story} (${mode})`,
    story: (story: string, mode: string) => `${story} (${mode})`,
    slide: 'So viel von danach',
    showBefore: 'Davor zeigen',
    showAfter: 'Danach zeigen',
    none: 'Noch kein Vergleich',
    noneText: 'Diese Seite zeigt, was der letzte Vergleich der Bilder fand. Im Ordner des Projekts:',
    command: 'Befehle',
    commands: `npm run visual -- --against main   # alle Ansichten neben main
npm run visual -- gis --against main   # nur einige
npm run visual -- show                 # diese Seite dazu`,
  },
  async () => (await import('./ChangesPage.texts.en.ts')).en,
)
