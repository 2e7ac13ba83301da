import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Grid } from '../DataTable.styles.ts'
import { type Tree, treeColumns } from '../exampleTrees.ts'
import { TableHead, type TableHeadProps } from './TableHead.tsx'

/** The head of a table without rows. */
function Alone(props: TableHeadProps<Tree>) {
  return (
    <>
      <Grid aria-label="Bäume" $picks={props.pickAll !== undefined} $stays={0} $lines={false} $printing={false}>
        <TableHead {...props} />
      </Grid>
      <p id={props.helpId} hidden>
        Eingabe sortiert, Strg und Pfeile verschieben.
      </p>
    </>
  )
}

const meta = preview.meta({ component: Alone })

export const Ready = meta.story({
  args: {
    columns: treeColumns,
    sorts: [{ column: 'kind', direction: 'ascending' }],
    actions: { sort: fn(), move: fn(), resize: fn(), fit: fn(), leave: fn() },
    pickAll: undefined,
    helpId: 'help',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Klick sortiert, mit Umschalt kommt die Spalte zu den anderen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ort' }))
      await expect(args.actions.sort).toHaveBeenCalledWith('place', false)
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(canvas.getByRole('button', { name: 'Nr.' }))
      await userEvent.keyboard('{/Shift}')
      await expect(args.actions.sort).toHaveBeenLastCalledWith('id', true)
    })
    await step('Es gibt einen Tabstopp; Pfeile führen von Kopf zu Kopf', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Baumart' })).toHaveFocus()
    })
  },
})
export const Picking = meta.story({
  args: { ...Ready.composed.args, pickAll: { state: 'some', onToggle: fn() } },
})
export const TwoSorts = meta.story({
  args: {
    ...Ready.composed.args,
    sorts: [
      { column: 'kind', direction: 'ascending' },
      { column: 'height', direction: 'descending' },
    ],
  },
})
