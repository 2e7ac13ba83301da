export const en = {
  title: (count: string, one: boolean) => (one ? 'Change a field of one map' : `Change a field of ${count} maps`),
  field: 'Field',
  ready: (count: string, one: boolean) => (one ? 'One map gets the new value.' : `${count} maps get the new value.`),
  choose: 'Enter the new value. An emptied field removes the old one.',
  none: 'None of the chosen maps would change.',
  unchanged: (count: string) => `${count} left out: they have this value already`,
  replaced: (count: string) => `${count} of them lose another value.`,
  start: (count: string, one: boolean) => (one ? 'Change one map' : `Change ${count} maps`),
  progress: 'Changing maps',
  results: 'Result per map',
}
