import type { ChainLink } from '@waldkerf/domain/documents/chain/documentChain'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { ChainCell, ChainLine, NumberCell } from './ChainLine.tsx'

const links: readonly ChainLink[] = [
  { kind: 'offer', id: 7, number: 'AN-2026-0007', day: '2026-03-02', state: 'abgerechnet' },
  { kind: 'invoice', id: 41, number: 'RE-2026-0041', day: '2026-04-14', state: 'storniert' },
  { kind: 'cancellation', id: 42, number: 'RE-2026-0042', day: '2026-04-21', state: 'stornorechnung' },
  { kind: 'invoice', id: 43, number: 'RE-2026-0043', day: '2026-04-22', state: 'teilbezahlt' },
]

const meta = preview.meta({ component: ChainLine })

const args = {
  chain: { status: 'ready', data: links },
  current: { kind: 'invoice', id: 42 },
  addresses: { offer: (id: number) => `/offers/${id}`, invoice: (id: number) => `/invoices/${id}` },
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Jedes Dokument steht in der Zeile, die anderen mit ihrem Stand', async () => {
      const items = canvas.getAllByRole('listitem')
      const parts = ['AngebotAN-2026-0007Abgerechnet', 'RechnungRE-2026-0041Storniert', 'StornorechnungRE-2026-0042', 'RechnungRE-2026-0043Teilbezahlt'] // prettier-ignore
      for (const [index, part] of parts.entries()) await expect(items[index]).toHaveTextContent(part)
      await expect(items[1]).toHaveTextContent('vom 14.04.2026')
      await expect(items[2]).not.toHaveTextContent('Festgeschrieben')
    })
    await step('Keines ist abgeschnitten', async () => {
      const { right } = canvas.getByRole('navigation').getBoundingClientRect()
      for (const item of canvas.getAllByRole('listitem'))
        await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    })
    await step('Alle anderen sind verlinkt, dieses selbst nicht', async () => {
      const [offer, ...others] = canvas.getAllByRole('link')
      await expect(offer).toHaveAttribute('href', '/offers/7')
      await expect(others.map((link) => link.getAttribute('href'))).toEqual(['/invoices/41', '/invoices/43'])
      await expect(canvas.getByText('RE-2026-0042')).toHaveAttribute('aria-current', 'true')
    })
  },
})

/** In a window of 1024 px beside the open menu. */
export const Narrow = meta.story({
  args,
  decorators: [
    (Story) => (
      <div style={{ width: 782, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Vier Dokumente stehen in einer Zeile, und die Stornorechnung bleibt genannt', async () => {
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
      await expect(new Set(tops).size).toBe(1)
      await expect(canvas.getByText('Stornorechnung').getBoundingClientRect().width).toBeGreaterThan(50)
    })
  },
})

/** On a phone it wraps, and of each state there is the sign. */
export const OnAPhone = meta.story({
  args,
  decorators: [
    (Story) => (
      <div style={{ width: 358, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Was storniert ist und wie weit die letzte ist, ist zu sehen; nichts ist abgeschnitten', async () => {
      await expect(canvas.getByTitle('Teilbezahlt').getBoundingClientRect().width).toBeGreaterThan(16)
      await expect(canvas.getByText('Stornorechnung').getBoundingClientRect().width).toBeGreaterThan(50)
      for (const item of canvas.getAllByRole('listitem'))
        await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(358)
    })
  },
})

/** An order in instalments: each is named as what it is. */
export const Order = meta.story({
  args: {
    ...args,
    current: { kind: 'invoice', id: 43 },
    chain: {
      status: 'ready',
      data: [
        { kind: 'offer', id: 7, number: 'AN-2026-0007', day: '2026-03-02', state: 'abgerechnet' },
        { kind: 'abschlag', id: 41, number: 'RE-2026-0041', day: '2026-04-14', state: 'bezahlt' },
        { kind: 'schluss', id: 43, number: 'RE-2026-0043', day: '2026-04-22', state: 'offen' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [, instalment, final] = canvas.getAllByRole('listitem')
    await expect(instalment).toHaveTextContent('AbschlagRE-2026-0041Bezahlt')
    await expect(final).toHaveTextContent('SchlussrechnungRE-2026-0043')
  },
})

/** A document that belongs to no other needs no line. */
export const Empty = meta.story({
  args: { ...args, chain: { status: 'ready', data: links.slice(0, 1) } },
  render: (props) => (
    <>
      <p>Ein Dokument für sich.</p>
      <ChainLine {...props} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Es steht nichts da', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull()
    })
  },
})
export const Loading = meta.story({ args: { ...args, chain: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, chain: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() } },
  play: async ({ args: { chain }, canvas, userEvent, step }) => {
    await step('Was fehlt, steht an seiner Stelle und lässt sich laden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      if (chain.status === 'failed') await expect(mocked(chain.retry)).toHaveBeenCalledOnce()
    })
  },
})

/** In a list: the first and the latest of the others, each with its state, and all of them in the title. */
export const InCell = meta.story({
  args,
  render: ({ current, addresses }) => <ChainCell links={links} current={current} addresses={addresses} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Die eigene Nummer steht schon in der Zeile', async () => {
      const numbers = canvas.getAllByRole('link').map((link) => link.textContent)
      await expect(numbers).toEqual(['AN-2026-0007', 'RE-2026-0043'])
      await expect(canvasElement).not.toHaveTextContent('RE-2026-0042')
    })
    await step('Was die Spalte nicht fasst, sagt der Titel', async () => {
      const cell = canvas.getByTitle(/^Angebot AN-2026-0007: Abgerechnet .*RE-2026-0043: Teilbezahlt$/)
      await expect(cell).toHaveTextContent('Angebot AN-2026-0007 Abgerechnet … Rechnung RE-2026-0043 Teilbezahlt')
    })
    await step(
      'Zwei Verweise stehen nebeneinander, nie so dicht untereinander, dass man den falschen trifft',
      async () => {
        const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
        await expect(new Set(tops).size).toBe(1)
      },
    )
  },
})

/** In a list: an instalment is no invoice of the whole. */
export const NumberInCell = meta.story({
  args,
  render: () => (
    <NumberCell
      row={{
        id: 41,
        nummer: 'RE-2026-0041',
        chain: [{ kind: 'abschlag', id: 41, number: 'RE-2026-0041', day: '2026-04-14', state: 'bezahlt' }],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RE-2026-0041 Abschlag')).toBeVisible()
  },
})
