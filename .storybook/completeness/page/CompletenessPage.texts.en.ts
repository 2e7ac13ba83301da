import type { texts } from './CompletenessPage.texts.ts'

export const en: (typeof texts)['de'] = {
  title: 'Completeness',
  lead: 'Which screen can be looked at in which state. The table is made from the sources; where something is missing a test fails.',
  figures: { screens: 'Screens', states: 'States shown', components: 'Components shown', missing: 'Gaps' },
  of: (part, all) => `${part} of ${all}`,
  onlyGaps: 'Show gaps only',
  search: 'Find a screen',
  parts: { product: 'Screens of the product', demo: 'Pages of the template' },
  screen: 'Screen',
  more: 'More',
  story: (screen, state) => `${screen}: ${state}`,
  missing: 'missing',
  none: 'does not occur',
  nothing: 'None of them',
  nothingText: 'No screen fits the search, or none is missing anything.',
  components: 'Components',
  componentsText:
    'A component is shown when a story shows it, or when it is the inner part of exactly one component that is shown.',
  room: 'Folder',
  shown: 'Own story',
  inner: 'Inner part',
  gaps: 'Without a story',
  rules: 'When a state is asked for',
  rule: {
    Ready: 'Always: with data, as one sees it at work.',
    Empty: 'When something is loaded or handed over as a list: there may be nothing.',
    Loading: 'When something is loaded.',
    Failed: 'When something cannot be loaded, or a try is refused.',
    Forbidden: 'When a right is handed over. Where the route forbids the whole page, the page itself shows that.',
  },
}
