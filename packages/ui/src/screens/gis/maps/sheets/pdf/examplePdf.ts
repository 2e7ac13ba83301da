/** A millimetre in points. */
const millimetre = 72 / 25.4

interface ExamplePage {
  /** In millimetres. */
  width: number
  height: number
}

/** A red frame on paper, with a cross in its middle. */
function drawing({ width, height }: ExamplePage): string {
  const [across, down] = [width * millimetre, height * millimetre]
  const frame = `1 0 0 RG 6 w 20 20 ${across - 40} ${down - 40} re S`
  return `${frame} 2 w ${across / 2} 40 m ${across / 2} ${down - 40} l S 40 ${down / 2} m ${across - 40} ${down / 2} l S`
}

/**
 * A PDF of drawn pages, for stories. It has no table of its objects, which readers then make themselves.
 * @param locked it asks for a password
 */
export function examplePdf(name: string, pages: readonly ExamplePage[], locked = false): File {
  const objects = pages.flatMap((page, at) => {
    const content = drawing(page)
    const box = `[0 0 ${page.width * millimetre} ${page.height * millimetre}]`
    return [
      `${3 + at * 2} 0 obj <</Type/Page/Parent 2 0 R/MediaBox ${box}/Contents ${4 + at * 2} 0 R>> endobj`,
      `${4 + at * 2} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    ]
  })
  const kids = pages.map((_, at) => `${3 + at * 2} 0 R`).join(' ')
  const key = '<' + '5a'.repeat(32) + '>'
  const lock = locked ? `/Encrypt <</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>/ID[${key}${key}]` : ''
  const text = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages.length}>> endobj`,
    ...objects,
    `trailer <</Root 1 0 R/Size ${3 + objects.length}${lock}>>`,
    '%%EOF',
  ].join('\n')
  return new File([text], name, { type: 'application/pdf' })
}
