import type { AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { fromBase64 } from '@waldkerf/domain/entities/base64'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/letter/useLaidOut.ts'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'

/** In colours that PDF/A allows. */
async function logoBytes(logo: string) {
  if (logo === '') return {}
  const { toScreenColours } = await import('@waldkerf/documents/cmyk')
  return { logo: await toScreenColours(fromBase64(logo)) }
}

async function pagesWith(logo: string, report: AnnualReport, signal: AbortSignal) {
  const { documentPages } = await import('@waldkerf/documents/pdf/documentPages')
  const pages = await documentPages(report, await logoBytes(logo), signal)
  // The type of a data address does not matter: browsers look at the bytes.
  return { pages, pictures: logo === '' ? {} : { logo: `data:image/png;base64,${logo}` } }
}

async function saveWith(logo: string, report: AnnualReport, name: string) {
  const [{ documentPdf }, { saveFile }] = await Promise.all([
    import('@waldkerf/documents/pdf/documentPdf'),
    import('@waldkerf/ui/browser/saveFile'),
  ])
  saveFile(await documentPdf(report, await logoBytes(logo)), `${name}.pdf`)
}

/** Lays the report of a year out and writes its file; the code for it is loaded on first use. @param logo base64, '' for none */
export function useAnnualFile(logo: string) {
  const layOut: LayOut<AnnualReport> = (report, signal) => withMessage(() => pagesWith(logo, report, signal))
  return { layOut, save: (report: AnnualReport, name: string) => withMessage(() => saveWith(logo, report, name)) }
}
