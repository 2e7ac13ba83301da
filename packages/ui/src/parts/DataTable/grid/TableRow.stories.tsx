import preview from '@waldkerf/storybook/preview'
import { Grid } from '../DataTable.styles.ts'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { TableRow, type TableRowProps } from './TableRow.tsx'

/** One row in a table of its own. */
function Alone(props: TableRowProps<Tree>) {
  return (
    <Grid
      aria-label="Bäume"
      style={{ '--tracks': 'repeat(5, 1fr)', '--width': '100%' }}
      $picks={props.marks.picked !== undefined}
      $stays={0}
      $lines={false}
      $printing={false}
    >
      <tbody>
        <TableRow {...props} />
      </tbody>
    </Grid>
  )
}

const meta = preview.meta({ component: Alone })

const plain = { selected: undefined, highlighted: false, picked: undefined, cursor: undefined }

export const Ready = meta.story({
  args: {
    id: 'tree-1',
    row: exampleTrees(2)[1]!,
    index: 1,
    line: 3,
    top: 0,
    columns: treeColumns,
    marks: plain,
    pickLabel: 'Zeile wählen',
  },
})
export const Selected = meta.story({ args: { ...Ready.composed.args, marks: { ...plain, selected: true } } })
export const Picked = meta.story({ args: { ...Ready.composed.args, marks: { ...plain, picked: true } } })
/** The keyboard stands on a cell. */
export const Cursor = meta.story({ args: { ...Ready.composed.args, marks: { ...plain, cursor: 1 } } })
