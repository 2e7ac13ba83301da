import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import {
  AddLine,
  Back,
  SkeletonGroup,
  Column,
  Columns,
  Failure,
  Head,
  Line,
  Page,
  Quiet,
  Rows,
  Sub,
  useAttempt,
} from './DetailPage.tsx'

interface ExampleProps {
  names: readonly string[]
  onRemove: (name: string) => Promise<void>
}

/** A page of two cards, one with rows that can be taken away. */
function Example({ names, onRemove }: ExampleProps) {
  const { busy, error, attempt } = useAttempt()
  return (
    <Page>
      <Head>
        <Back to="#/sawmills">Alle Sägewerke</Back>
        <h1>Sägewerk Ülzen</h1>
        <Button>Drucken</Button>
      </Head>
      <Columns>
        <Column>
          <Card title="Fahrer">
            <Rows>
              {names.map((name) => (
                <li key={name}>
                  <span>{name}</span>
                  <Button
                    variant="quiet"
                    busy={busy === name}
                    onClick={() => void attempt(name, () => onRemove(name))}
                  >{`${name} entfernen`}</Button>
                </li>
              ))}
            </Rows>
            {error !== undefined && <Failure role="alert">{error}</Failure>}
            <Sub>Neu</Sub>
            <AddLine>
              <TextField label="Name" defaultValue="" />
              <Button type="submit">Hinzufügen</Button>
            </AddLine>
          </Card>
        </Column>
        <Column>
          <Card title="Stand">
            <Line>
              <Quiet>Zuletzt besucht am 21.11.2026.</Quiet>
              <Button variant="quiet">Besuch eintragen</Button>
            </Line>
          </Card>
        </Column>
      </Columns>
    </Page>
  )
}

const meta = preview.meta({ component: Example })

export const Ready = meta.story({ args: { names: ['Anna Ahorn', 'Bela Buche'], onRemove: fn(async () => undefined) } })
export const Empty = meta.story({ args: { ...Ready.composed.args, names: [] } })
export const Loading = meta.story({
  render: () => (
    <Page>
      <SkeletonGroup>
        <Skeleton height={28} />
        <Skeleton height={240} />
      </SkeletonGroup>
    </Page>
  ),
  args: Ready.composed.args,
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    onRemove: fn(async () => {
      throw new Error('Der Datendienst antwortet nicht.')
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was scheitert, steht unter den Zeilen, und es lässt sich noch einmal versuchen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bela Buche entfernen' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet nicht.')
      await expect(canvas.getByRole('button', { name: 'Bela Buche entfernen' })).toBeEnabled()
    })
  },
})
export const LongGerman = meta.story({
  args: { ...Ready.composed.args, names: ['Karoline Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(2)] },
})
