export const en = {
  title: 'Kanban board',
  intro: 'Drag the missions, pick them up with Space, or move them by the menu.',
  todo: 'Todo',
  working: 'Working',
  done: 'Done',
  mission: (number: number) => `Mission ${number}`,
}
