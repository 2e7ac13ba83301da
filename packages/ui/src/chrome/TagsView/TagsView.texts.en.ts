export const en = {
  label: 'Open pages',
  close: (title: string) => `Close ${title}`,
  unsaved: 'not saved',
  all: 'All open pages',
  left: 'Page to the left',
  right: 'Page to the right',
  moved: (title: string, place: number, count: number) => `${title}: place ${place} of ${count}`,
}
