import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { type ComponentType, Suspense, useEffect } from 'react'
import { Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { lazyPanel } from '../platform/failures/pageCode.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { TaggedPages } from '../shell/tags/TaggedPages.tsx'
import { templatePages } from '../template/routes/pages.ts'
import { templateTable } from '../template/routes/templateTable.ts'
import { type LaterPage, pages } from '../routes/pages.ts'

const user = 'admin@waldkerf.test'
const world = seedWorld({ today: storyDay, size: 'small' })
const own = world.users.find(({ email }) => email === user)?.user_id

/** At least two record ids by route parameter. Add those of a new parameter here. */
const records: Readonly<Record<string, readonly (number | undefined)[]>> = {
  user_id: world.users.map(({ user_id }) => user_id),
  client_id: world.clients.map(({ client_id }) => client_id),
  offer_id: world.offers.map(({ id }) => id),
  invoice_id: world.invoices.map(({ id }) => id),
  karte_id: world.maps.map(({ id }) => id),
  kaefer_id: world.beetles.filter(({ user_id }) => user_id === own).map(({ id }) => id),
  id: [1, 2],
}

interface DetailRow {
  id: string
  path: string
}

/** The addresses of two records of a route that has a parameter. */
function addresses({ path }: DetailRow): [string, string] {
  const [one, other] = records[/:(\w+)/.exec(path)?.[1] ?? ''] ?? []
  if (one === undefined || other === undefined) throw new Error(`two records of ${path} are wanted above`)
  return [path.replace(/:\w+/, String(one)), path.replace(/:\w+/, String(other))]
}

/** All routes of a table that have a parameter, so that new ones are tested without being listed. */
const details = (table: readonly DetailRow[], load: (id: string) => () => Promise<ComponentType>) =>
  table.filter(({ path }) => path.includes(':')).map((row) => ({ ...row, Page: lazyPanel(load(row.id)) }))

const parts = {
  product: details(productRoutes, (id) => pages[id as LaterPage]),
  template: details(templateTable, (id) => templatePages[id] ?? (async () => Outlet)),
}
type Rows = typeof parts.product

/** The `navigate` of the story's router. */
let go: ReturnType<typeof useNavigate> | undefined

function Records({ rows, tagged }: { rows: Rows; tagged: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  }, [navigate])
  const allowed = new Set(rows.map(({ id }) => id))
  const titled = rows.map((row) => ({ ...row, title: row.id }))
  const tags = { table: titled, allowed, titles: {}, storageKey: 'waldkerf.story.tags', owner: user }
  return (
    <Suspense>
      <Routes>
        <Route element={tagged ? <TaggedPages place={null} part={tags} on shows /> : <Outlet />}>
          {rows.map(({ id, path, Page }) => (
            <Route key={id} path={path} Component={Page} />
          ))}
        </Route>
        <Route path="*" element={<p>Noch kein Datensatz</p>} />
      </Routes>
    </Suspense>
  )
}

/** Typed into the first record's fields; they must not appear in the next record's. */
const words = 'Nur für den ersten Datensatz'
const late = { timeout: 10_000 }

const visible = (canvas: HTMLElement, selector: string) =>
  [...canvas.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

const fields = (canvas: HTMLElement) => visible(canvas, 'input:not([type]), input[type=text], textarea')

/** Types the words into all fields at once, by the native setter, so that React sees a change. */
function type(canvas: HTMLElement) {
  for (const field of fields(canvas)) {
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Opens a record and waits for its heading or a field, which the loading skeleton does not have. */
async function open(canvas: HTMLElement, address: string, title: (shown: string) => boolean) {
  await go?.(address)
  await waitFor(() => expect(title(document.title)).toBe(true), late)
  await waitFor(() => expect(visible(canvas, 'h1, textarea, input').length).toBeGreaterThan(0), late)
}

/** Text typed into one record and left there must not appear in the next record of the same page. */
const play =
  (rows: Rows, isNamed: boolean) =>
  async ({ canvasElement: canvas }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(go).toBeDefined(), late)
    for (const row of rows) {
      const [one, other] = addresses(row)
      document.title = 'Waldkerf'
      let last = document.title
      const visit = async (address: string) => {
        await open(canvas, address, (title) => !isNamed || ![last, 'Waldkerf'].includes(title))
        last = document.title
      }
      // Loads the other record beforehand, or its loading state would clear the fields and hide the fault. Pages whose
      // title names no record cannot tell when one has loaded.
      if (isNamed) await visit(other)
      await visit(one)
      type(canvas)
      // A page kept behind its tag may come back as it was.
      for (const element of visible(canvas, 'h1, form, input, textarea')) element.dataset['old'] = ''
      await visit(other)
      await waitFor(() => {
        const stayed = visible(canvas, '[data-old]').map(({ outerHTML }) => outerHTML)
        const worn = fields(canvas).filter((field) => 'value' in field && field.value === words)
        return expect({ path: row.path, stayed, worn: worn.length }).toEqual({ path: row.path, stayed: [], worn: 0 })
      }, late)
      await go?.('/')
    }
  }

const stage = (tagged: boolean) => () => (
  <Stage user={user} path="/">
    <Records rows={parts.product} tagged={tagged} />
  </Stage>
)

const templateStage = (tagged: boolean) => () => (
  <TemplateStage path="/">
    <Records rows={parts.template} tagged={tagged} />
  </TemplateStage>
)

const meta = preview.meta({
  component: Records,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    go = undefined
    const { title } = document
    return () => {
      document.title = title
      sessionStorage.removeItem('waldkerf.story.tags')
    }
  },
})

export const Product = meta.story({ tags: ['long'], render: stage(false), play: play(parts.product, true) })
export const ProductWithTags = meta.story({ tags: ['long'], render: stage(true), play: play(parts.product, true) })
export const Template = meta.story({ render: templateStage(false), play: play(parts.template, false) })
export const TemplateWithTags = meta.story({
  tags: ['long'],
  render: templateStage(true),
  play: play(parts.template, false),
})
