export const en = {
  title: (name: string) => `Menu ${name}`,
  intro: 'Each level lies within the one above. What you enter here stays, on every level, while the tag is open.',
  note: 'Note',
}
