import { EditorSelection, type StateCommand } from '@codemirror/state'

/** Puts a mark around each selection, or takes it away where it stands. */
export const wrap =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const change = state.changeByRange(({ from, to }) => {
      const length = mark.length
      const inside = state.sliceDoc(from, to)
      const isMarked = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark
      return isMarked
        ? {
            changes: { from: from - length, to: to + length, insert: inside },
            range: EditorSelection.range(from - length, to - length),
          }
        : {
            changes: { from, to, insert: mark + inside + mark },
            range: EditorSelection.range(from + length, to + length),
          }
    })
    dispatch(state.update(change, { userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** Puts a mark before each selected line, or takes it away where all have it. */
export const prefix =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const first = state.doc.lineAt(from).number
    const lines = Array.from({ length: state.doc.lineAt(to).number - first + 1 }, (_, index) =>
      state.doc.line(first + index),
    )
    const haveAll = lines.every(({ text }) => text.startsWith(mark))
    const changes = lines.map((line) =>
      haveAll ? { from: line.from, to: line.from + mark.length } : { from: line.from, insert: mark },
    )
    dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** Puts text in the place of the selection, which is kept where the text says `$`. */
export const insert =
  (template: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const text = template.replace('$', state.sliceDoc(from, to))
    const at = from + text.length
    dispatch(
      state.update({
        changes: { from, to, insert: text },
        selection: { anchor: at },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    )
    return true
  }
