export const en = {
  different: 'The data service stored other points than were sent.',
  unsaved: (name: string) => `control points of “${name}”`,
}
