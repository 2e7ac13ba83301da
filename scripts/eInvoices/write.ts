import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import { discountDocumentModels } from '@waldkerf/mocks/eInvoices/discountDocumentModels'
import { jointDocumentModels } from '@waldkerf/mocks/eInvoices/jointDocumentModels'
import { orderDocumentModels } from '@waldkerf/mocks/eInvoices/orderDocumentModels'
import { variedDocumentModels, seedDocumentModels } from '@waldkerf/mocks/eInvoices/variedDocumentModels'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'

/** How many documents beside the example world's; the same ones every time. */
const varied = 300

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: node scripts/e-invoices.mjs FOLDER')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const documents = {
  seed: seedDocumentModels(seedWorld({ today: storyDay, size: 'small' })),
  varied: variedDocumentModels(varied),
  orders: orderDocumentModels(),
  skonto: discountDocumentModels(),
  joint: jointDocumentModels(),
}
let written = 0
for (const [kind, documentModels] of Object.entries(documents)) {
  for (const documentModel of documentModels) {
    for (const profile of Object.keys(profiles) as EInvoiceProfile[]) {
      writeFileSync(join(folder, `${kind}-${documentModel.number}-${profile}.xml`), invoiceXml(documentModel, profile))
      written += 1
    }
  }
}
console.log(`${written} e-invoices in ${folder}`)
