import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { expect, test } from 'vitest'
import { renderPdf } from './renderPdf.ts'
import { testFonts } from './testing/fonts.ts'
import { readPdf } from './testing/readPdf.ts'

const createdAt = new Date(exampleReminder.erstellt_am)
const render = (reminder = exampleReminder) => renderPdf(reminderModel(reminder), { fonts: testFonts, createdAt })
const spaced = (text: string) => text.replaceAll(/[\u00A0\n]/g, ' ')

test('a reminder says what is open, since when, and where to pay', async () => {
  const { pages, pieces } = readPdf(await render())
  expect(pages).toHaveLength(1)
  const figures = pieces.filter(({ text }) => /\d[.,]\d/.test(text))
  expect(figures.length).toBeGreaterThan(5)
  expect(figures.filter(({ advance, glyphs }) => Math.abs(advance - glyphs) > 0.01)).toEqual([])
  const text = spaced(pages.join('\n'))
  const words = ['Zahlungserinnerung RE-2026-0041', 'RE-2026-0041 vom 01.10.2026', '20.11.2026', 'wir erinnern.']
  const sums = ['1.190,00 €', 'Zahlung vom 20.10.2026', '-190,00 €', 'Noch offen', '1.000,00 €', '31.10.2026']
  const account = ['DE02 1203 0000 0000 2020 51', 'BYLADEM1001', 'Forstamt Uelzen', 'Waldweg 1']
  expect([...words, ...sums, ...account].filter((word) => !text.includes(word))).toEqual([])
})

test('made again it is the same file, byte by byte', async () => {
  expect(await render()).toEqual(await render())
})

test('a long text and many payments go on over pages, and the payment stands with what is open', async () => {
  const zahlungen = Array.from({ length: 60 }, (_, at) => ({
    datum: `2026-10-${String((at % 28) + 1).padStart(2, '0')}`,
    betrag: '1.00',
    art: 'ueberweisung' as const,
  }))
  const inhalt = { ...exampleReminder.inhalt, zahlungen }
  const { pages } = readPdf(await render({ ...exampleReminder, text: 'Ein Satz. '.repeat(300), inhalt }))
  expect(pages.length).toBeGreaterThan(1)
  const last = spaced(pages.at(-1) ?? '')
  expect(last).toContain(`Noch offen`)
  expect(last).toContain(spaced(formatMoney('1000.00')))
  expect(last).toContain('DE02 1203 0000 0000 2020 51')
  expect(pages.join('\n').match(/Zahlung vom/g)).toHaveLength(60)
})
