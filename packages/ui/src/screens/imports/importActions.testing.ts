import { fn } from 'storybook/test'

/** Actions of any import, as its stories press them. */
export const importActions = () => ({
  choose: fn(),
  decide: fn(),
  compare: fn(),
  send: fn(),
  stop: fn(),
  saveRefused: fn(),
  mayUndo: () => true,
  undo: fn(),
  rowAt: (id: number) => `#${id}`,
  listAt: '#liste',
})
