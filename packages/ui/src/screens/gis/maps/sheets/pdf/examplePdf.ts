/** A millimetre in points. */
const millimetre = 72 / 25.4

interface ExamplePage {
  /** In millimetres. */
  width: number
  height: number
  /** A picture all over it of which a decoder of this name makes nothing. */
  broken?: 'JBIG2Decode' | 'JPXDecode'
}

/** A red frame on paper, with a cross in its middle. */
function drawing({ width, height }: ExamplePage): string {
  const [across, down] = [width * millimetre, height * millimetre]
  const frame = `1 0 0 RG 6 w 20 20 ${across - 40} ${down - 40} re S`
  return `${frame} 2 w ${across / 2} 40 m ${across / 2} ${down - 40} l S 40 ${down / 2} m ${across - 40} ${down / 2} l S`
}

/** A black and white picture is often a mask, through which black is painted. */
const kinds = {
  JBIG2Decode: '/ImageMask true/BitsPerComponent 1',
  JPXDecode: '/ColorSpace/DeviceRGB/BitsPerComponent 8',
} as const

/**
 * A PDF of drawn pages, for stories. It has no table of its objects, which readers then make themselves.
 * @param locked it asks for a password
 */
export function examplePdf(name: string, pages: readonly ExamplePage[], locked = false): File {
  const objects = pages.flatMap((page, at) => {
    const [nr, across, down] = [3 + at * 3, page.width * millimetre, page.height * millimetre]
    const { broken = 'JPXDecode' } = page
    const content = page.broken ? `q ${across} 0 0 ${down} 0 0 cm /P Do Q` : drawing(page)
    const about = `/Resources <</XObject <</P ${nr + 2} 0 R>>>>/MediaBox [0 0 ${across} ${down}]`
    return [
      `${nr} 0 obj <</Type/Page/Parent 2 0 R${about}/Contents ${nr + 1} 0 R>> endobj`,
      `${nr + 1} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
      `${nr + 2} 0 obj <</Type/XObject/Subtype/Image/Width 400/Height 300${kinds[broken]}/Filter/${broken}/Length 9>> stream\nno bytes.\nendstream endobj`,
    ]
  })
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
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
