import { blankValues } from '@waldkerf/domain/office/editor/document'
import { cmykJpeg } from '@waldkerf/documents/cmykPicture.testing'
import { documentPdf } from '@waldkerf/documents/pdf/documentPdf'
import { loadPictures } from '@waldkerf/documents/pictures'
import { documentPages } from '@waldkerf/documents/pdf/documentPages'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { sheetSize } from '@waldkerf/domain/office/documentModel/sheetPages'
import { DocumentPreview } from '@waldkerf/ui/screens/documentEditor/letter/DocumentPreview'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'

const line = { ...blankValues, key: '1', anzahl: '1', einheit: 'Pauschale', bez: 'Vermessung', ep: '15260.81' }
const model = makeDocumentModel(
  {
    ...completeHead,
    day: '2024-11-27',
    supplyDay: '2024-11-17',
    dueDay: '2024-12-27',
    cover: 'Geliefert am 27.12.2024, wie im Angebot vom 17.1.2024 über 18.160,36 €.',
  },
  [{ ...line, erl_titel: '' }],
)

/** The visible part in points of the sheet: facts beside the address, running text, sums, payment. */
const part = { left: 60, top: 125, width: 485, height: 520 }

/** Screen px a point at 200 dpi (one a printed pixel), and px a point of the preview without zoom. */
const [scale, unit] = [200 / 72, 900 / sheetSize.width]

async function layOut(document: DocumentModel, signal: AbortSignal) {
  return { pages: await documentPages(document, {}, signal), pictures: {} }
}

function PrintedPart() {
  return (
    <div style={{ width: part.width * scale, height: part.height * scale, overflow: 'hidden' }}>
      <div style={{ width: 900, zoom: scale / unit, translate: `${-part.left * unit}px ${-part.top * unit}px` }}>
        <DocumentPreview model={model} layOut={layOut} onCheck={() => undefined} />
      </div>
    </div>
  )
}

const meta = preview.meta({ component: PrintedPart })

/** Dates and amounts as printed at 200 dpi: no dot may slip below a digit. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('27.12.2024', {}, { timeout: 8_000 })).length).toBeGreaterThan(2)
  },
})

/** A print shop's logo in four inks: the file has it in the screen's colours, as PDF/A asks. */
export const LogoInFourInks = meta.story({
  ...Ready.input,
  play: async () => {
    const named = { ...model, pictures: { logo: 'logo', signature: '' } }
    const pictures = await loadPictures(named, (name) => Promise.resolve({ name, mime: 'image/jpeg', bild: cmykJpeg }))
    const file = new TextDecoder('latin1').decode(await (await documentPdf(named, pictures)).arrayBuffer())
    await expect(file).toMatch(/\/Subtype \/Image[\s\S]*?\/ColorSpace \/DeviceRGB/)
    await expect(file).not.toContain('DeviceCMYK')
  },
})
