/** A picture of one colour as a file, for stories. */
export async function examplePicture(name: string, side: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'seagreen'
    context.fillRect(0, 0, side, side)
    context.fillStyle = 'white'
    context.fillRect(side / 3, side / 3, side / 3, side / 3)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File([blob ?? ''], name, { type: 'image/png' })
}
