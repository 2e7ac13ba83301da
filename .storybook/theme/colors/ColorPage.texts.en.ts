export const en = {
  title: 'Colours',
  lead: 'All colours from the tokens themselves: the steps, what they mean, and what stands on what. Parts name meanings, never steps.',
  steps: 'Steps',
  stepsText: 'Neutral with a trace of green, and green around #007d40.',
  ladders: { neutral: 'Neutral', green: 'Green' },
  groups: {
    grounds: 'Grounds',
    lines: 'Text and lines',
    accent: 'Accent',
    sidebar: 'Sidebar',
    status: 'States',
    charts: 'Charts and map',
  },
  modes: { light: 'Light', dark: 'Dark' },
  contrast: 'Contrast',
  contrastText:
    'Text at least 4.5 : 1, edges, pictures and focus ring at least 3 : 1 (WCAG 2.2). A test computes every pair, with any other theme colour as well.',
  front: 'Front',
  ground: 'Ground',
  least: 'At least',
  sample: 'Bark beetle',
  fails: 'falls short',
}
