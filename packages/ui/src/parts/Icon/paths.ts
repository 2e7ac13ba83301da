/**
 * The icon set: own drawings on a 20 px grid, stroke 1.5, round ends. Each is the `d` of one path; the union of its
 * names is the type, so an unknown name does not compile. These are on the first screen; the others, in
 * `morePaths.ts`, come right after it.
 */
export const iconPaths = {
  dashboard: 'M3 3h6v7H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 12h6v5H3z',
  map: 'M7 4 2.5 5.8v10.7L7 14.7l6 1.8 4.5-1.8V4L13 5.8zM7 4v10.7M13 5.8v10.7',
  users:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-3 2.4-4.7 5.5-4.7s5.5 1.7 5.5 4.7M13 4a2.8 2.8 0 0 1 0 5.3M15 12.2c1.9.6 3 2.1 3 4.3',
  profile: 'M10 9.8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM3.5 17c0-3.3 2.8-5.2 6.5-5.2s6.5 1.9 6.5 5.2',
  expert: 'm10 2.5 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 7.8l5-.7z',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  'chevron-right': 'm7.5 4.5 5.5 5.5-5.5 5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  beetle:
    'M10 6.5c2.6 0 4 2 4 5s-1.6 5.5-4 5.5-4-2.5-4-5.5 1.4-5 4-5ZM10 6.5V17M7.6 6.9C7.6 5 8.6 4 10 4s2.4 1 2.4 2.9M8.5 4.2 7 2.5M11.5 4.2 13 2.5M6.1 10 3 8.5M14 10l3-1.5M6 13H3M14 13h3M6.8 15.5 4.5 17.5M13.2 15.5l2.3 2',
  layers: 'm10 3 7.5 4L10 11 2.5 7zM3 10.5l7 3.8 7-3.8M3 13.8l7 3.7 7-3.7',
  warning: 'M10 3.5 18 16.5H2zM10 8.5v3.5M10 14.3h.01',
  chart: 'M3.5 3.5v13h13M7 13.5V10M10.5 13.5v-7M14 13.5V8.5',
  settings: 'M3 6h7M14 6h3M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3 14h3M10 14h7M8 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
} as const
