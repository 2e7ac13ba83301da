import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { notRun } from '@waldkerf/service/production/notRun'
import { missingForMaven } from '@waldkerf/service/production/programs/maven'
import { Walk } from '@waldkerf/service/production/walk'
import { accepted } from './accepted.ts'
import { writeInvoices, writeSamples } from './files.ts'
import { mustangJars, runMustang, runVeraPdf, veraPdfJar } from './programs.ts'
import { readMustang, readVeraPdf, type Verdict } from './reports.ts'

/*
 * Referees that others make judge what leaves the house: veraPDF each kind of PDF, Mustang the e-invoices, alone and inside
 * their PDF. Needs a JDK and Maven.
 */

const place = mkdtempSync(join(tmpdir(), 'waldkerf-referees-'))
const at = (...names: string[]) => join(place, ...names)

const isAccepted = ({ file }: Verdict, rule: string) => {
  const { profile } = accepted[rule] ?? {}
  return profile !== undefined && file.includes(`-${profile}.`)
}

/** @throws Error when a file has no verdict, is refused, or has a remark that nobody has looked at */
function demandSound(files: readonly string[], verdicts: readonly Verdict[]): void {
  const judged = new Set(verdicts.map(({ file }) => file))
  const faults = [
    ...files.filter((file) => !judged.has(file)).map((file) => `${basename(file)}: no verdict`),
    ...verdicts.flatMap((verdict) => {
      const remarks = verdict.remarks.filter(({ rule }) => !isAccepted(verdict, rule))
      if (verdict.isValid && remarks.length === 0) return []
      return [
        `${basename(verdict.file)}: ${remarks.map(({ rule, words }) => `${rule} ${words}`).join('; ') || 'refused'}`,
      ]
    }),
  ]
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`)
}

/** @throws Error when a remark that is accepted is not made of each file of its profile any more */
function demandRemarks(verdicts: readonly Verdict[]): void {
  for (const [rule, { profile }] of Object.entries(accepted)) {
    const without = verdicts.filter(
      ({ file, remarks }) => file.includes(`-${profile}.`) && !remarks.some((remark) => remark.rule === rule),
    )
    if (without.length > 0) throw new Error(`${rule} is not said any more of ${without.length} files`)
  }
}

/** Writes a copy with a fault. Texts of one length keep the places of a PDF's parts. */
function spoil(file: string, folder: string, [sound, spoilt]: readonly [RegExp, string]): string {
  const text = readFileSync(file, 'latin1')
  if (!sound.test(text)) throw new Error(`nothing to spoil in ${file}`)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, basename(file))
  writeFileSync(path, text.replace(sound, spoilt), 'latin1')
  return path
}

/** A referee that finds nothing in these would find nothing in ours either. */
const faults = {
  '3a': [/GTS_PDFA1/, 'GTS_PDFX1'],
  ua1: [/\/S \/H1/, '/S /H3'],
  xml: [/(<ram:GrandTotalAmount>)\d/, '$19999'],
} as const

async function judge(walk: Walk): Promise<void> {
  const jar = await walk.step('veraPDF', veraPdfJar)
  const jars = await walk.step('Mustang', mustangJars)
  const samples = await walk.step('each kind of document as PDF', () => writeSamples(at('samples')))
  const invoices = await walk.step('hundreds of e-invoices', () => writeInvoices(at('invoices')))
  const [sample = ''] = samples
  const [invoice = ''] = invoices.xml
  for (const [flavour, name] of [
    ['3a', 'PDF/A-3a'],
    ['ua1', 'PDF/UA-1'],
  ] as const) {
    await walk.step(`${samples.length} documents are ${name}`, async () => {
      demandSound(samples, readVeraPdf(await runVeraPdf(jar, flavour, at('samples'))))
      spoil(sample, at(flavour), faults[flavour])
      const [verdict] = readVeraPdf(await runVeraPdf(jar, flavour, at(flavour)))
      if (verdict?.isValid !== false) throw new Error('veraPDF takes a file with a fault')
    })
  }
  const { xml, pdf } = invoices
  await walk.step(`${xml.length} e-invoices, and ${pdf.length} inside their PDF, are valid`, async () => {
    const spoilt = spoil(invoice, at('xml'), faults.xml)
    const verdicts = readMustang(await runMustang(jars, [spoilt, ...xml, ...pdf]))
    if (verdicts[0]?.file !== spoilt || verdicts[0].isValid) throw new Error('Mustang takes a file with a fault')
    demandSound([...xml, ...pdf], verdicts.slice(1))
    demandRemarks(verdicts.slice(1))
  })
}

const tidy = () => rmSync(place, { recursive: true, force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    tidy()
    process.exit(1)
  })
}
const missing = await missingForMaven()
if (missing === undefined) {
  const walk = new Walk()
  process.exitCode = (await walk.go(() => judge(walk)).finally(tidy)) ? 0 : 1
} else {
  console.log(`not run: ${missing} is missing.`)
  tidy()
  process.exitCode = notRun
}
