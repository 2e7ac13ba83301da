import { validateXML } from 'xmllint-wasm'
import main from '../schema/Factur-X_1.07.3_EN16931.xsd?raw'
import qualified from '../schema/Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_QualifiedDataType_100.xsd?raw'
import reusable from '../schema/Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_ReusableAggregateBusinessInformationEntity_100.xsd?raw'
import unqualified from '../schema/Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_UnqualifiedDataType_100.xsd?raw'

/**
 * Findings of the schema of EN 16931 against a structured invoice, as messages of the validator; empty if it is valid.
 * The validator runs in a worker of its own.
 * @throws when its code does not load, or the text is not XML
 */
export async function schemaFindings(xml: string): Promise<string[]> {
  const result = await validateXML({ xml: { fileName: 'invoice.xml', contents: xml }, schema, preload: imported })
  return result.errors.map(({ message }) => message)
}

const name = 'Factur-X_1.07.3_EN16931'
const part = (type: string, contents: string) => ({
  fileName: `${name}_urn_un_unece_uncefact_data_standard_${type}_100.xsd`,
  contents,
})

/** The schema of EN 16931 in CII, and the files that it imports. */
const schema = [{ fileName: `${name}.xsd`, contents: main }]
const imported = [
  part('QualifiedDataType', qualified),
  part('ReusableAggregateBusinessInformationEntity', reusable),
  part('UnqualifiedDataType', unqualified),
]
