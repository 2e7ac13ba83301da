import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPdf } from '@waldkerf/documents/pdf/renderPdf'
import { testFonts } from '@waldkerf/documents/pdf/testing/fonts'
import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import { seedDocumentModels, variedDocumentModels } from '@waldkerf/mocks/eInvoices/variedDocumentModels'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { samples } from './samples.ts'

const parts = { fonts: testFonts, createdAt: new Date('2026-11-20T12:00:00Z') }
const profileNames = Object.keys(profiles) as EInvoiceProfile[]

/** As `scripts/e-invoices.mjs` writes them. */
const invoices = () => ({
  seed: seedDocumentModels(seedWorld({ today: storyDay, size: 'small' })),
  varied: variedDocumentModels(300),
})

/** Writes each sample as PDF. @returns their paths */
export async function writeSamples(folder: string): Promise<string[]> {
  mkdirSync(folder)
  const paths: string[] = []
  for (const { name, model, pictures } of samples()) {
    const path = join(folder, `${name}.pdf`)
    writeFileSync(path, await renderPdf(model, { ...parts, ...pictures }))
    paths.push(path)
  }
  return paths
}

/**
 * A PDF takes as long as ten XML files. Every seventh meets all kinds, tax cases and countries, which come in turn by fours,
 * fives and sixes; of these the profiles take turns.
 */
const hasPdf = (at: number, turn: number) => at % 7 === 0 && (at / 7) % profileNames.length === turn

/** Writes each e-invoice in both profiles as XML, and some inside their PDF. @returns their paths */
export async function writeInvoices(folder: string): Promise<{ xml: string[]; pdf: string[] }> {
  mkdirSync(folder)
  const paths = { xml: [] as string[], pdf: [] as string[] }
  for (const [kind, models] of Object.entries(invoices())) {
    for (const [at, model] of models.entries()) {
      for (const [turn, profile] of profileNames.entries()) {
        const path = join(folder, `${kind}-${model.number}-${profile}`)
        const text = invoiceXml(model, profile)
        writeFileSync(`${path}.xml`, text)
        paths.xml.push(`${path}.xml`)
        if (!hasPdf(at, turn)) continue
        writeFileSync(`${path}.pdf`, await renderPdf(model, { ...parts, xml: { profile, text } }))
        paths.pdf.push(`${path}.pdf`)
      }
    }
  }
  return paths
}
