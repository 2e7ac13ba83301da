export const showcaseEn = {
  title: 'Dashboard',
  you: 'Who you are',
  roles: (roles: string) => `Role: ${roles}`,
  icons: 'Icons',
  tones: 'States',
  buttons: 'Buttons',
  button: { primary: 'Main action', secondary: 'Other action', quiet: 'Side matter', danger: 'Delete' },
  tone: { info: 'New', success: 'Published', warning: 'Query', danger: 'Rejected', neutral: 'Unknown' },
}

export const iconsEn = {
  title: 'Icons',
  intro: 'All icons of the library. A click copies what one writes to use it.',
  search: 'Search icons',
  sets: {
    forest: (count: number) => `Forest and office (${count})`,
    general: (count: number) => `General (${count})`,
  },
  none: 'No icon here has this name',
  noneText: 'Try “arrow” or “map”.',
  copy: (name: string) => `Copy ${name}`,
}

export const nestedEn = {
  title: (name: string) => `Menu ${name}`,
  intro: 'Each level lies within the one above. What you enter here stays, on every level, while the tag is open.',
  note: 'Note',
}

export const jsonEditorEn = {
  title: 'JSON editor',
  intro: 'Text with colours and line numbers. What is no valid JSON is marked at its line.',
  editor: 'Edit JSON',
  loading: 'Loading the editor',
  state: 'State',
  valid: 'Valid JSON',
  empty: 'No text; that is allowed, too.',
  invalid: 'No valid JSON',
  reset: 'Restore the sample',
  clear: 'Clear',
}

export const splitPaneEn = {
  title: 'Split pane',
  intro: 'Drag the handles, or move them with arrow keys, Home and End. A double click puts them back.',
  outer: 'Width of the left area',
  inner: 'Height of the upper area',
  left: 'Left',
  top: 'Top',
  bottom: 'Bottom',
}

export const stickyEn = {
  title: 'Sticky',
  intro: 'The bar stays below the head of the page when its place scrolls out of view. The second thing sticks lower.',
  bar: 'Publish',
  platform: 'Platform',
  link: 'Link',
  time: 'Release time',
  publish: 'Publish',
  second: 'Sticks at 200 pixels',
  text: 'Something to scroll',
}

export const countToEn = {
  title: 'Count to',
  intro: 'Numbers that run to their value. Who asked the system for less motion sees the result at once.',
  counter: 'Display',
  settings: 'Settings',
  start: 'From',
  end: 'To',
  duration: 'Duration in milliseconds',
  decimals: 'Decimals',
  separator: 'Thousands separator',
  prefix: 'Before',
  suffix: 'After',
  wrongDecimals: '0 to 20 are possible.',
  wrongSeparator: 'Digits could not be told from the number.',
  run: 'Start',
  pause: 'Pause',
  resume: 'Resume',
}

export const backToTopEn = {
  title: 'Back to top',
  intro:
    'After the first 300 pixels a button appears at the lower right that leads back. Scrolling yourself ends the way.',
  text: 'Something to scroll',
  button: 'Back to top',
}

export const dragDialogEn = {
  title: 'Drag dialog',
  intro: 'A window that is pushed aside by its header, to see what lies beneath.',
  open: 'Open a drag dialog',
  dialog: 'Shipping address',
  close: 'Close',
  move: 'Move with the arrow keys',
  place: 'Depot',
  places: { north: 'Forest yard north', south: 'Forest yard south', mill: 'Sawmill', wet: 'Wet storage' },
  table: 'Deliveries so far',
  date: 'Date',
  name: 'Name',
  address: 'Address',
}

export const dragSelectEn = {
  title: 'Sortable choice',
  intro: 'What is chosen stands below in the order one gives it. Chosen again, a thing begins at the end.',
  choice: 'Fruit',
  order: 'Order',
  fruit: { apple: 'Apple', banana: 'Banana', orange: 'Orange', pear: 'Pear', strawberry: 'Strawberry' },
  none: 'Nothing chosen.',
}

export const dndListEn = {
  title: 'Sortable lists',
  intro: 'Articles can be moved within a list and between the two.',
  list: 'List',
  pool: 'Article pool',
  add: (text: string) => `${text} into the list`,
  remove: (text: string) => `${text} back to the pool`,
  loading: 'Loading articles',
  failed: 'The articles could not be loaded',
}

export const kanbanEn = {
  title: 'Kanban board',
  intro: 'Drag the missions, pick them up with Space, or move them by the menu.',
  todo: 'Todo',
  working: 'Working',
  done: 'Done',
  mission: (number: number) => `Mission ${number}`,
}

export const zipEn = {
  title: 'Export zip',
  intro: 'The table as a text file in an archive. What has commas, quotes or line breaks is quoted.',
  name: 'File name',
  run: 'Export Zip',
  failed: 'The archive could not be made.',
  head: { id: 'Id', title: 'Title', author: 'Author', readings: 'Readings', date: 'Date' },
}

export const themeEn = {
  title: 'Theme',
  intro: 'The switch changes the theme of the whole application, and shows the true state on return.',
  change: 'Dark theme',
  parts: 'Parts within the theme',
  buttons: 'Buttons',
  button: { primary: 'Main', secondary: 'Other', quiet: 'Side matter', danger: 'Delete' },
  edit: 'Edit',
  share: 'Share',
  search: 'Search',
  tones: 'Badges',
  tone: { info: 'New', success: 'Published', warning: 'Query', danger: 'Rejected', neutral: 'Unknown' },
  choice: 'Count',
  level: 'Level',
}

export const clipboardEn = {
  title: 'Clipboard',
  intro: 'Copy text with one click. Browsers allow it over an encrypted connection only.',
  ways: 'Ways',
  call: 'As a call',
  hook: 'As a hook',
  text: 'Text to copy',
  copy: 'Copy',
}

export const languagesEn = {
  title: 'Languages',
  intro: 'The language holds for page, parts and frame at once. What was entered stays.',
  language: 'Language',
  parts: 'Parts in the language',
  day: 'Day',
  choice: 'Count',
  button: { today: 'Today', all: 'All', none: 'None', add: 'Add', export: 'Export', remove: 'Delete' },
  table: 'Visits',
  name: 'Name',
  date: 'Date',
  trees: 'Trees',
  address: 'Address',
}
