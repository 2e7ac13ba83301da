/** What no file system takes in a name. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu

/** Hands a file to the browser. @param name without its ending */
export function download(content: Blob, name: string, ending: 'csv' | 'png' | 'xlsx' | 'geojson') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = `${name.replaceAll(forbidden, ' ').trim()}.${ending}`
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
