const pictures = (count: number, rest: readonly [one: string, more: string]) =>
  `${count} ${count === 1 ? rest[0] : rest[1]}`

export const en = {
  title: 'Changes',
  lead: 'What a change of the code did to the pictures of the stories: before, after, difference.',
  than: (commit: string | undefined) => (commit === undefined ? 'last accepted' : `in ${commit}`),
  changed: (count: number, views: number, than: string) =>
    `${pictures(count, ['picture', 'pictures'])} of ${pictures(views, ['view', 'views'])} ${count === 1 ? 'differs' : 'differ'} from those ${than}`,
  added: (count: number) => pictures(count, ['is new', 'are new']),
  gone: (count: number) => pictures(count, ['is gone', 'are gone']),
  same: (than: string) => `All pictures are as ${than}.`,
  failed: (count: number) =>
    `${pictures(count, ['picture', 'pictures'])} could not be taken; Playwright's report, .visual/report, says why.`,
  view: 'Compare',
  views: { side: 'Side by side', slider: 'By a slider', switch: 'In turns' },
  mode: 'Mode',
  everyMode: 'All modes',
  sheet: (browser: string, sheet: string) => `Paper, sheet ${sheet} (${browser})`,
  count: (count: number) => pictures(count, ['picture', 'pictures']),
  kinds: { new: 'new', gone: 'gone' },
  pixels: (count: string, share: string) => `${count} pixels differ (${share} %)`,
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  picture: (role: string, story: string, mode: string) => `${role}: ${story} (${mode})`,
  story: (story: string, mode: string) => `${story} (${mode})`,
  slide: 'How much of after',
  showBefore: 'Show before',
  showAfter: 'Show after',
  none: 'No comparison yet',
  noneText: "This page shows what the last comparison of the pictures found. In the project's folder:",
  command: 'Commands',
  commands: `npm run visual -- --against main   # all views beside main
npm run visual -- gis --against main   # some of them
npm run visual -- show                 # this page with it`,
}
