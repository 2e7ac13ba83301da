export const en = {
  role: 'sortable',
  instructions: 'Space picks up, arrows move, Space puts down. Escape cancels.',
  picked: (text: string) => `Picked up ${text}.`,
  over: (text: string, place: number, list: string) => `${text} over place ${place} in ${list}.`,
  nowhere: (text: string) => `${text} over no list.`,
  placed: (text: string, place: number, list: string) => `${text} put down at place ${place} in ${list}.`,
  cancelled: (text: string) => `Cancelled. ${text} stays where it was.`,
  empty: 'Nothing here. Drag something in.',
  count: (count: number) => (count === 1 ? 'one entry' : `${count} entries`),
  move: (text: string) => `Move ${text}`,
  moveTo: (list: string) => `To ${list}`,
}
